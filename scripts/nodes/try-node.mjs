import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseEnv } from 'node:util';

import { copyOfTree } from '../copy-of-tree.mjs';
import { freePort } from '../ports.mjs';
import { run, StopWithLine } from '../steps.mjs';
import { lightLoad } from './light-load.mjs';

/** A version of each line of Node, and of the npm that comes with it. 20.19 is the oldest that both programs run on. */
export const nodes = {
  20: { node: '20.19.5', npm: '10.8.2' },
  22: { node: '22.23.3', npm: '10.9.4' },
  24: { node: '24.21.0', npm: '11.6.2' },
  26: { node: '26.10.0', npm: '11.6.2' },
};

export class NodeNotFound extends StopWithLine {}

export const steps = ['get it', 'install, build, fill and start', 'pages, sign-in and garbage', 'stop'];

const startTimeoutMs = 20 * 60_000;
const loadMs = 60_000;

/**
 * Runs a copy of the working tree on one version of Node, in a folder that is removed afterwards.
 * @param {keyof typeof nodes} major
 * @param {ReturnType<import('../steps.mjs').createStepReporter>} reporter
 * @throws {StopWithLine} with the end of its log when the fair does not start, does not answer, or ends by itself
 */
export async function tryNode(major, reporter) {
  const folder = mkdtempSync(join(tmpdir(), `beursvloer-node-${major}-`));
  const [get, start, load, stop] = steps.map((title) => `Node ${major}: ${title}`);
  let fair;
  try {
    const env = await reporter.step(get, () => environmentWith(nodes[major], folder));
    fair = await reporter.step(start, () => startFair(copyOfTree(folder), env));
    await reporter.step(load, () => lightLoad({ ...fair, durationMs: loadMs }));
    await reporter.step(stop, () => fair.stop());
  } finally {
    fair?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment in which `node` and `npm` are these two. Node's package has the headers that addons are compiled with. */
async function environmentWith({ node, npm }, folder) {
  const tools = join(folder, 'tools');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const packages = [`node@npm:node-${platform}-${process.arch}@${node}`, `npm@${npm}`];
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', tools];
  try {
    await run('npm', ['install', ...options, ...packages], {
      cwd: folder,
      failure: `Could not get Node ${node}`,
    });
  } catch (error) {
    throw error instanceof StopWithLine ? new NodeNotFound(error.message) : error;
  }
  const home = join(tools, 'node_modules', 'node');
  const bin = join(tools, 'bin');
  mkdirSync(bin);
  symlinkSync(join(home, 'bin', 'node'), join(bin, 'node'));
  for (const name of ['npm', 'npx'])
    symlinkSync(join(tools, 'node_modules', 'npm', 'bin', `${name}-cli.js`), join(bin, name));
  return { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), npm_config_nodedir: home };
}

async function startFair(folder, env) {
  const [port, cmsPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port), CMS_PORT: String(cmsPort), METRICS_PORT: String(metricsPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = [];
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const isUp = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        log.push(String(chunk));
        if (log.join('').includes('Beursvloer is up')) resolve('up');
      });
  });
  const fail = (what) => new StopWithLine(`${what}\n${log.join('').split('\n').slice(-40).join('\n')}`);
  const timer = new AbortController();
  const outcome = await Promise.race([isUp, ended, after(startTimeoutMs, timer.signal)]);
  timer.abort();
  if (outcome !== 'up') {
    child.kill();
    throw fail(`The fair did not start (${outcome ?? 'it took too long'}).`);
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = parseEnv(
    readFileSync(join(folder, '.env'), 'utf8'),
  );
  return {
    site: `http://127.0.0.1:${port}`,
    cms: `http://127.0.0.1:${cmsPort}`,
    admin: { email, password },
    /** Rejects when a program ends by itself. */
    endedEarly: ended.then((code) => Promise.reject(fail(`The fair ended by itself (${code}).`))),
    kill: () => child.kill(),
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0 && code !== 'SIGTERM') throw fail(`The fair did not stop well (${code}).`);
    },
  };
}

function after(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
