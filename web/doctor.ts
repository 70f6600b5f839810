import { fileURLToPath } from 'node:url';
import {
  checkDoor,
  checkFolder,
  checkPages,
  checkServer,
  wrongSetting,
  type Finding,
} from './server/doctor/checks';
import { readServerEnvironment } from './server/environment';

/** Seen from build/programs, where the built file lives. */
const dataFolder = fileURLToPath(new URL('../../../data', import.meta.url));

/** Everything that is wrong with the site's part of a configuration. Changes nothing. */
async function examine(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const env = { ...process.env };
  const server = readAll(() => readServerEnvironment(env, dataFolder), env, findings);
  // Pages read their part of the process's environment when they load; what is wrong in both parts is said once.
  for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
  const pages = await import('./app/environment.server').catch((error: unknown) => {
    findings.push(...problemsIn(error).map(wrongSetting));
    return null;
  });
  if (server) {
    findings.push(...checkDoor(server), ...checkServer(server), ...checkFolder(server));
    if (pages) findings.push(...checkPages(pages.environment, server.siteUrl));
  }
  return findings;
}

/** Reads settings, and once more without the wrong ones, which become findings and are left out of `env`. */
function readAll<T>(read: () => T, env: NodeJS.ProcessEnv, findings: Finding[]): T | null {
  try {
    return read();
  } catch (error) {
    const problems = problemsIn(error);
    findings.push(...problems.map(wrongSetting));
    const names = problems.flatMap((problem) => /^[A-Z_]+/.exec(problem)?.[0] ?? []);
    for (const name of names) Reflect.deleteProperty(env, name);
    return names.length === 0 ? null : readAll(read, env, findings);
  }
}

/** The readers say all that is wrong on one line, each with its variable. */
function problemsIn(error: unknown): string[] {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Wrong environment: /, '').split('; ');
}

// For `npm run doctor`, which puts it into words and order: docs/decisions/0214-the-doctor.md.
process.stdout.write(JSON.stringify(await examine()));
