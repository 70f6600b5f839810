import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const entries = [
  {
    name: 'cms',
    nl: 'de inhoudsserver',
    en: 'the content backend',
    path: ['dist', 'src', 'platform', 'doctor', 'run.js'],
  },
  { name: 'web', nl: 'de site', en: 'the site', path: ['build', 'programs', 'doctor.js'] },
];
const timeoutMs = 60_000;

/**
 * Asks each program that is on this machine what is wrong with its part of the configuration.
 * @param {string} root the repository's root
 * @param {Record<string, string | undefined>} env as both programs get it
 * @returns {Promise<import('./report.mjs').Finding[]>}
 */
export async function askPrograms(root, env) {
  const here = entries.filter(({ name }) => existsSync(join(root, name, 'package.json')));
  const found = await Promise.all(here.map((entry) => askProgram(root, entry, env)));
  return found.flat();
}

async function askProgram(root, { name, nl, en, path }, env) {
  const folder = join(root, name);
  const file = join(folder, ...path);
  if (!existsSync(file) || !existsSync(join(folder, 'node_modules')))
    return [
      {
        weight: 'error',
        nl: `${capitalised(nl)} is nog niet gebouwd, dus zijn instellingen zijn niet bekeken: npm start bouwt.`,
        en: `${capitalised(en)} is not built yet, so its settings were not looked at: npm start builds.`,
      },
    ];
  const { output, said } = await outputOf(file, folder, env);
  try {
    return JSON.parse(output);
  } catch {
    return [
      {
        weight: 'error',
        nl: `${capitalised(nl)} kon niet worden bekeken. Melding: ${said}`,
        en: `${capitalised(en)} could not be looked at. ${said}`,
      },
    ];
  }
}

function outputOf(file, cwd, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file], {
      cwd,
      env,
      timeout: timeoutMs,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
    child.on('error', (error) => resolve({ output: '', said: error.message }));
    child.on('close', (code, signal) => {
      const line = errors.split('\n').find((one) => /^\w*Error\b/.test(one));
      resolve({ output, said: line?.trim() ?? `${signal ?? `exit code ${code}`}` });
    });
  });
}

export const isSite = (origin) =>
  responds(`${origin}/health`, async (response) => 'build' in (await response.json()));

export const isContentBackend = (origin) =>
  responds(`${origin}/_health`, async (response) => response.headers.has('strapi'));

async function responds(url, isOurs) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(3000) });
    return await isOurs(response);
  } catch {
    return false;
  }
}

const capitalised = (text) => text[0].toUpperCase() + text.slice(1);
