import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { generatedNames, parseEnvironment } from '../environment.mjs';

/**
 * Reads `.env` as a start does, and makes none.
 * @param {string} root the repository's root
 * @param {Record<string, string | undefined>} given the shell's variables, which win
 * @returns {{ values: Record<string, string | undefined>, findings: import('./report.mjs').Finding[] }}
 */
export function readEnvironmentFile(root, given) {
  const file = join(root, '.env');
  if (!existsSync(file)) {
    const hasSecrets = generatedNames.some((name) => given[name]);
    return {
      values: { ...given },
      findings: hasSecrets
        ? []
        : [
            {
              weight: 'error',
              nl: 'Er is nog geen .env, en dus geen enkel geheim: npm start maakt ze.',
              en: 'There is no .env yet, and so no secret: npm start makes them.',
            },
          ],
    };
  }
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return {
      values: { ...given },
      findings: [
        {
          weight: 'error',
          nl: `${file} kan niet worden gelezen (${error.code}). Draai dit als de gebruiker van de programma’s.`,
          en: `${file} cannot be read (${error.code}). Run this as the user of the programs.`,
        },
      ],
    };
  }
  const findings = [];
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    findings.push({
      weight: 'error',
      nl: `Andere gebruikers van deze machine kunnen de geheimen in ${file} lezen. Sluit het bestand: chmod 600 ${file}`,
      en: `Other users of this machine can read the secrets in ${file}. Close it: chmod 600 ${file}`,
    });
  return { values: { ...parseEnvironment(text), ...given }, findings };
}
