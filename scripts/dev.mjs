import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

// Loaded only now: an old Node would fail on their syntax before it could report its version.
const { launch } = await import('./launch.mjs');
const { packages, rootFolder } = await import('./packages.mjs');
const { isFilled } = await import('./prepare.mjs');
const { commands } = await import('./programs.mjs');
const { runScript } = await import('./steps.mjs');

const [shared, cms] = packages;
/** The content backend compiles itself as it starts, and the site is served from its source. */
const builds = (env) => (isFilled(env) ? [shared] : [shared, cms]);

/** Strapi's watcher ignores every file below such a folder, wherever that lies. */
const unwatched = rootFolder.split(/[\\/]/).find((name) => name.startsWith('.') || name.includes('tmp'));
if (unwatched !== undefined)
  console.log(
    `The content backend will not see your changes: Strapi watches nothing below a folder that is called ${unwatched}. Move the repository, or restart after a change.`,
  );

await runScript(() => launch({ cms: commands.cmsDev, web: commands.webDev, nodeEnv: 'development', builds }));
