import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

import { rootFolder } from './packages.mjs';
import { runAny } from './steps.mjs';

/** npm's own check, against a registry that knows these vulnerabilities: by package, with what npm's registry sends. */
async function auditAgainst(t, known) {
  const asked = new Set();
  const server = createServer(async (request, response) => {
    if (!known || !request.url.endsWith('/-/npm/v1/security/advisories/bulk')) {
      request.resume();
      response.writeHead(404).end('{}');
      return;
    }
    const zipped = request.headers['content-encoding'] === 'gzip';
    const packages = JSON.parse(await text(zipped ? request.pipe(createGunzip()) : request));
    for (const name of Object.keys(packages)) asked.add(name);
    const answer = Object.fromEntries(Object.entries(known).filter(([name]) => name in packages));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  const registry = `http://127.0.0.1:${server.address().port}/`;
  // npm remembers a vulnerability by its number.
  const cache = mkdtempSync(join(tmpdir(), 'beursvloer-audit-'));
  t.after(() => rmSync(cache, { recursive: true, force: true }));
  const settings = { npm_config_registry: registry, npm_config_fetch_retries: '0', npm_config_cache: cache };
  const env = { ...process.env, ...settings };
  const { code, output } = await runAny(process.execPath, [join(rootFolder, 'scripts', 'audit.mjs')], {
    cwd: rootFolder,
    env,
  });
  return { code, output, asked };
}

const vulnerability = (severity) => [
  {
    id: 1,
    url: 'https://example.org/1',
    title: 'Too trusting',
    severity,
    vulnerable_versions: '>=0.0.0',
    cwe: [],
    cvss: {},
  },
];

test('the check of packages asks about those of all three packages, and is content when nothing is known', async (t) => {
  const { code, output, asked } = await auditAgainst(t, {});
  assert.equal(code, 0, output);
  for (const name of ['fast-check', 'pg', 'react-router']) assert.ok(asked.has(name), name);
  assert.match(output, /Nothing that needs a new version now\.\n$/);
});

test('the check of packages fails for a serious vulnerability in what runs, and names it', async (t) => {
  const { code, output } = await auditAgainst(t, { 'tar-stream': vulnerability('high') });
  assert.equal(code, 1);
  assert.match(output, /the content backend: high: tar-stream .*: Too trusting https:\/\/example\.org\/1/);
});

test('the check of packages lists what is less serious, or only builds and tests, and does not fail', async (t) => {
  const known = { 'tar-stream': vulnerability('moderate'), 'axe-core': vulnerability('critical') };
  const { code, output } = await auditAgainst(t, known);
  assert.equal(code, 0, output);
  assert.match(output, /the content backend: moderate: tar-stream /);
  assert.match(output, /the site: critical \(to build and test only\): axe-core /);
});

test('the check of packages fails where the registry has no such list', async (t) => {
  const { code, output } = await auditAgainst(t, undefined);
  assert.equal(code, 1);
  assert.match(output, /^The registry could not say what is known about the shared rules:\n/);
});
