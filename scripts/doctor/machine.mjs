import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { portProblem } from '../ports.mjs';

/** The last day of each line of Node: https://github.com/nodejs/release#release-schedule */
const endOfLife = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30' };
const maxAheadMs = 60_000;

/**
 * @param {string} version such as `process.versions.node`
 * @param {Date} now
 * @returns {import('./report.mjs').Finding[]}
 */
export function checkNode(version, now) {
  const [major] = version.split('.');
  const until = endOfLife[major];
  if (until === undefined || now < new Date(`${until}T23:59:59Z`)) return [];
  return [
    {
      weight: 'warning',
      nl: `Dit is Node ${version}, dat sinds ${until} geen beveiligingsupdates krijgt. Neem Node 24 of 26, van nodejs.org.`,
      en: `This is Node ${version}, which gets no security fixes since ${until}. Take Node 24 or 26, from nodejs.org.`,
    },
  ];
}

/**
 * A file of tomorrow means that the clock is behind, or was ahead when the file was written. Nobody on the internet is asked.
 * @param {string[]} folders of which the files were written by this machine
 * @param {number} now in ms since 1970
 * @returns {import('./report.mjs').Finding[]}
 */
export function checkClock(folders, now) {
  const newest = Math.max(0, ...folders.flatMap(timesIn));
  const ahead = newest - now;
  if (ahead <= maxAheadMs) return [];
  const minutes = Math.round(ahead / 60_000);
  return [
    {
      weight: 'error',
      nl: `De klok loopt achter: er is een bestand van ${minutes} minuten in de toekomst. Zet de tijdsynchronisatie aan (timedatectl set-ntp true).`,
      en: `The clock is behind: there is a file from ${minutes} minutes in the future. Switch on time synchronisation (timedatectl set-ntp true).`,
    },
  ];
}

function timesIn(folder) {
  try {
    return readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
  } catch {
    return [];
  }
}

/**
 * Checks that each port is free, or that a program of ours has it. Two programs cannot share a number.
 * @param {{ name: string, port: number, isOurs: (origin: string) => Promise<boolean> }[]} ports
 * @returns {Promise<import('./report.mjs').Finding[]>}
 */
export async function checkPorts(ports) {
  const findings = [];
  for (const [at, { name, port, isOurs }] of ports.entries()) {
    const same = ports.slice(0, at).find((other) => other.port === port);
    if (same) {
      findings.push({
        weight: 'error',
        nl: `${same.name} en ${name} zijn beide ${port}. Geef elk een eigen poort.`,
        en: `${same.name} and ${name} are both ${port}. Give each a port of its own.`,
      });
      continue;
    }
    const problem = await portProblem(port);
    if (!problem || (problem === 'EADDRINUSE' && (await isOurs(`http://127.0.0.1:${port}`)))) continue;
    findings.push(
      problem === 'EADDRINUSE'
        ? {
            weight: 'error',
            nl: `Poort ${port} (${name}) is van een ander programma. Stop dat, of kies een andere met ${name}=…`,
            en: `Port ${port} (${name}) belongs to another program. Stop that, or choose another with ${name}=…`,
          }
        : {
            weight: 'error',
            nl: `Poort ${port} kan niet worden gebruikt (${problem}). Kies een andere met ${name}=…`,
            en: `Port ${port} cannot be used (${problem}). Choose another with ${name}=…`,
          },
    );
  }
  return findings;
}

/** Rights are those of the user who asks, and root has all. */
export function checkUser(userId) {
  if (userId !== 0) return [];
  return [
    {
      weight: 'note',
      nl: 'Dit draait als root, dat overal in mag: of de gebruiker van de programma’s dat ook mag, is niet bekeken. Draai dit als die gebruiker.',
      en: 'This runs as root, which may go everywhere: whether the user of the programs may was not looked at. Run this as that user.',
    },
  ];
}
