import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { runScript, createStepReporter, StopWithLine } = await import('./steps.mjs');
const { nodes, tryNode, steps } = await import('./nodes/try-node.mjs');

/**
 * Installs, builds, fills and runs the fair on other versions of Node, each with the npm that comes with it:
 * `npm run test:nodes`, or `npm run test:nodes -- 24` for one. It stops at the first that fails.
 */
await runScript(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((major) => !(major in nodes));
  if (unknown)
    throw new StopWithLine(`Node ${unknown} is not tested. These are: ${Object.keys(nodes).join(', ')}.`);
  const majors = asked.length > 0 ? asked : Object.keys(nodes);
  const reporter = createStepReporter(steps.length * majors.length);
  for (const major of majors) await tryNode(major, reporter);
  console.log(`\n${majors.length} passed, 0 failed`);
});
