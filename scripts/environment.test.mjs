import assert from 'node:assert/strict';
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

import {
  ensureEnvironmentFile,
  generatedNames,
  parseEnvironment,
  programEnvironment,
  throwAwaySecrets,
} from './environment.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'beursvloer-env-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a first run makes every secret, readable by the owner alone', () => {
  const { values, generated } = ensureEnvironmentFile(folder);
  assert.deepEqual(generated, generatedNames);
  assert.equal(statSync(join(folder, '.env')).mode & 0o777, 0o600);
  assert.deepEqual(parseEnvironment(readFileSync(join(folder, '.env'), 'utf8')), values);
});

test('what was there is replaced in one move, so that a full disk leaves it whole', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=8080\n');
  // A hard link to the old file: writing into it would change this too.
  linkSync(file, join(folder, 'before'));
  const { generated } = ensureEnvironmentFile(folder);
  assert.deepEqual(generated, generatedNames);
  assert.equal(readFileSync(join(folder, 'before'), 'utf8'), 'PORT=8080\n');
  assert.deepEqual(readdirSync(folder).sort(), ['.env', 'before']);
});

test('a second run changes nothing', () => {
  const first = ensureEnvironmentFile(folder);
  const text = readFileSync(join(folder, '.env'), 'utf8');
  const second = ensureEnvironmentFile(folder);
  assert.deepEqual(second, { values: first.values, generated: [] });
  assert.equal(readFileSync(join(folder, '.env'), 'utf8'), text);
});

test('what the owner wrote stays, and a file that others may read is closed', () => {
  writeFileSync(join(folder, '.env'), '# ours\nADMIN_EMAIL="iemand@voorbeeld.example"\nPORT=8080', {
    mode: 0o644,
  });
  const { values, generated } = ensureEnvironmentFile(folder);
  assert.equal(values.ADMIN_EMAIL, 'iemand@voorbeeld.example');
  assert.equal(values.PORT, '8080');
  assert.ok(!generated.includes('ADMIN_EMAIL'));
  assert.match(readFileSync(join(folder, '.env'), 'utf8'), /^# ours\nADMIN_EMAIL=/);
  assert.equal(statSync(join(folder, '.env')).mode & 0o777, 0o600);
});

test('no two runs share a secret', () => {
  const one = throwAwaySecrets();
  const other = throwAwaySecrets();
  for (const name of generatedNames.filter((name) => name !== 'ADMIN_EMAIL')) {
    assert.notEqual(one[name], other[name], name);
    assert.ok(one[name].length >= 20, name);
  }
});

test('URLs follow from the ports', () => {
  const env = programEnvironment('/fair', { PORT: '4000', CMS_PORT: '4001' });
  assert.equal(env.SITE_URL, 'http://localhost:4000');
  assert.equal(env.CONTENT_URL, 'http://127.0.0.1:4001');
  assert.equal(env.CMS_HOST, '127.0.0.1');
});

test('a port that is none gives one clear line', () => {
  for (const PORT of ['abc', '0', '70000', '80.5']) {
    assert.throws(() => programEnvironment('/fair', { PORT }), { message: /^PORT must be a port number/ });
  }
});
