import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packages } from './packages.mjs';
import { runAny, runScript, StopWithLine } from './steps.mjs';

const failing = new Set(['high', 'critical']);

/**
 * Compares the locks with the registry's list of known vulnerabilities; nothing has to be installed. What only builds and tests
 * is listed, and does not fail the check. The audit is no part of `npm run check`: its
 * result changes without a change of ours.
 */
await runScript(async () => {
  let wrong = 0;
  for (const pkg of packages) {
    const found = await vulnerabilitiesOf(pkg);
    for (const { line } of found) console.log(line);
    if (found.length === 0) console.log(`${pkg.title}: nothing known`);
    wrong += found.filter(({ fails }) => fails).length;
  }
  console.log(
    wrong === 0 ? 'Nothing that needs a new version now.' : `${wrong} to mend: raise their versions.`,
  );
  return wrong === 0 ? 0 : 1;
});

/** @throws {StopWithLine} when the registry does not answer this question */
async function vulnerabilitiesOf({ title, folder }) {
  const options = ['audit', '--json', '--package-lock-only', '--include=dev'];
  const { output, stdout } = await runAny('npm', options, { cwd: folder });
  const { vulnerabilities, message } = parse(stdout) ?? {};
  if (!vulnerabilities)
    throw new StopWithLine(
      `The registry could not say what is known about ${title}:\n${message ?? output.trimEnd()}`,
    );
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.values(vulnerabilities).flatMap(({ name, severity, range, nodes, via }) => {
    // A package that only needs one with a vulnerability has its name instead.
    const known = via.filter((one) => typeof one !== 'string');
    if (known.length === 0) return [];
    const builds = nodes.every((at) => lock[at]?.dev);
    const why = known.map(({ title: what, url }) => `${what} ${url}`).join('; ');
    return {
      line: `${title}: ${severity}${builds ? ' (to build and test only)' : ''}: ${name} ${range}: ${why}`,
      fails: !builds && failing.has(severity),
    };
  });
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
