import { languageOf } from './doctor/language.mjs';
import { nodeTooOld } from './node-version.mjs';

const language = languageOf(process.argv.slice(2), process.env);
if (!language) {
  console.error('Use --lang nl or --lang en.');
  process.exit(2);
}
const tooOld = nodeTooOld(process.versions.node, language);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

// Loaded only now: an old Node would fail on their syntax before it could report its version.
const { examine } = await import('./doctor/examine.mjs');
const { reportOf } = await import('./doctor/report.mjs');
const { rootFolder } = await import('./packages.mjs');
const { runScript } = await import('./steps.mjs');

/** Reads the configuration and says what is wrong, in Dutch or English: docs/operations.md#before-the-fair-opens */
await runScript(async () => {
  const { lines, code } = reportOf(await examine(rootFolder, process.env), language);
  console.log(lines.join('\n'));
  return code;
});
