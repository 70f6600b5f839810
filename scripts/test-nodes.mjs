import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { runScript, createStepReporter, StopWithLine } = await import('./steps.mjs');
const { nodes, NodeNotFound, tryNode, steps } = await import('./nodes/try-node.mjs');

/**
 * Installs, builds, fills and runs the fair on other versions of Node, each with the npm that comes with it:
 * `npm run test:nodes`, or `npm run test:nodes -- 24` for one. It stops at the first that fails. A version that the registry does not
 * give for this machine is skipped; with `--required` that is a failure.
 */
await runScript(async () => {
  const isRequired = process.argv.includes('--required');
  const asked = process.argv.slice(2).filter((word) => word !== '--required');
  const unknown = asked.find((major) => !(major in nodes));
  if (unknown)
    throw new StopWithLine(`Node ${unknown} is not tested. These are: ${Object.keys(nodes).join(', ')}.`);
  const majors = asked.length > 0 ? asked : Object.keys(nodes);
  const reporter = createStepReporter(steps.length * majors.length);
  let passed = 0;
  for (const major of majors) {
    try {
      await tryNode(major, reporter);
      passed += 1;
    } catch (error) {
      if (isRequired || !(error instanceof NodeNotFound)) throw error;
      console.log(`  ${error.message}: skipped.`);
    }
  }
  console.log(`\n${passed} passed, 0 failed, ${majors.length - passed} skipped`);
});
