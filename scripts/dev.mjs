import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

// Loaded only now: an old Node would fail on their syntax before it could report its version.
const { launch } = await import('./launch.mjs');
const { commands } = await import('./programs.mjs');
const { runScript } = await import('./steps.mjs');

await runScript(() => launch({ cms: commands.cmsDev, web: commands.webDev, nodeEnv: 'development' }));
