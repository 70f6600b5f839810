import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { lastGoodDrill, recordGoodDrill } from './good-drills';
import { drillNotes } from './texts';

/** The end of the output of `run.js drill --json`. */
interface DrillResult {
  archive: string;
  rows: number;
}

export async function backUpAtNight(strapi: Core.Strapi): Promise<void> {
  const said = await runAlone('backup');
  strapi.log.info(said.trim().split('\n').at(-1) ?? '');
}

export async function drillAtNight(strapi: Core.Strapi): Promise<void> {
  const { archive, rows }: DrillResult = JSON.parse(await runAlone('drill', '--json'));
  await recordGoodDrill(strapi, { at: Date.now(), archive, rows });
}

const moment = new Intl.DateTimeFormat('nl', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

export async function noteOfDrill(strapi: Core.Strapi): Promise<string> {
  const last = await lastGoodDrill(strapi);
  return last
    ? drillNotes.last(moment.format(last.at), last.rows.toLocaleString('nl'), last.archive)
    : drillNotes.none;
}

/** In a process of its own: encrypting takes the whole of a core, and visitors should not wait for it. */
function runAlone(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = path.join(__dirname, 'run.js');
    const child = execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      process.off('exit', end);
      if (error) reject(new Error(stderr.trim().split('\n').at(-1) || error.message));
      else resolve(stdout);
    });
    const end = () => child.kill();
    process.once('exit', end);
  });
}
