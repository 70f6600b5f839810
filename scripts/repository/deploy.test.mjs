import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { parseEnvironment } from '../environment.mjs';
import { ensureNginx } from '../install/nginx.mjs';
import { rootFolder } from '../packages.mjs';
import { freePort } from '../ports.mjs';
import { commands } from '../programs.mjs';

const read = (...path) => readFileSync(join(rootFolder, ...path), 'utf8');
const dockerfile = read('deploy', 'Dockerfile').replaceAll(/\\\n\s*/g, '');
const compose = read('deploy', 'compose.yaml');
const caddyfile = read('deploy', 'Caddyfile');
const nginx = read('deploy', 'nginx', 'beursvloer.conf');
const example = parseEnvironment(read('deploy', '.env.example'));
const page = read('deploy', 'README.md');
const units = Object.fromEntries(
  ['cms', 'web'].map((name) => [name, read('deploy', 'systemd', `beursvloer-${name}.service`)]),
);

/** The part of compose.yaml about a service. */
function serviceOf(name) {
  const [, body] = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose) ?? [];
  assert.ok(body, `compose.yaml has no service ${name}`);
  return body;
}

/** The stages of the Dockerfile, each with its base and its instructions. */
const stages = dockerfile
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((text) => {
    const [, base, name] = /^FROM (\S+) AS (\S+)$/m.exec(text);
    return { base, name, lines: text.split('\n').filter((line) => /^[A-Z]+ /.test(line)) };
  });

/** The instructions that hold in a stage: those of its base come first. */
function instructionsOf(name) {
  const stage = stages.find((one) => one.name === name);
  return stage ? [...instructionsOf(stage.base), ...stage.lines] : [];
}

test('every setting that deploy/ names is in docs/settings.md', () => {
  const documented = new Set(
    [...read('docs', 'settings.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  // Of the image of PostgreSQL.
  const others = new Set(['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_INITDB_ARGS']);
  const named = [
    ...Object.keys(example),
    ...[...compose.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
    ...[...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name),
    ...[...caddyfile.matchAll(/\{\$([A-Z0-9_]+)\}/g)].map(([, name]) => name),
    ...[...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs]) => pairs.match(/[A-Z0-9_]+(?==)/g)),
    ...Object.values(units).flatMap((unit) =>
      [...unit.matchAll(/^Environment=([A-Z0-9_]+)=/gm)].map(([, name]) => name),
    ),
    ...[...page.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  ];
  assert.ok(named.length > 20);
  assert.deepEqual(
    [...new Set(named)].filter((name) => !documented.has(name) && !others.has(name)),
    [],
  );
});

test('every stage of the Dockerfile stands on an exact tag or on another stage, and copies what is there', () => {
  const [, tag] = /^ARG NODE=(.*)$/m.exec(dockerfile);
  assert.match(tag, /^node:\d+\.\d+\.\d+-bookworm-slim(@sha256:[0-9a-f]{64})?$/);
  for (const { base, lines } of stages) {
    assert.ok(base === '${NODE}' || stages.some(({ name }) => name === base), base);
    for (const line of lines.filter((one) => one.startsWith('COPY '))) {
      const [, from, paths] = /^COPY (?:--from=(\S+) )?(.*)$/.exec(line);
      const sources = paths.split(' ').slice(0, -1);
      if (from)
        assert.ok(
          stages.some(({ name }) => name === from),
          line,
        );
      else for (const source of sources) assert.ok(existsSync(join(rootFolder, source)), line);
    }
  }
});

for (const name of ['cms', 'web']) {
  test(`the image of ${name} runs as a user without rights, stops in time and says how it is`, () => {
    const all = instructionsOf(name);
    assert.equal(
      all.findLast((line) => line.startsWith('USER ')),
      'USER node',
    );
    assert.ok(all.includes('STOPSIGNAL SIGTERM'));
    const command = JSON.parse(/^CMD (.*)$/.exec(all.findLast((line) => line.startsWith('CMD ')))[1]);
    const health = all.findLast((line) => line.startsWith('HEALTHCHECK '));
    const [program, script, url] = JSON.parse(/ CMD (\[.*\])$/.exec(health)[1]);
    assert.deepEqual([program, script], ['node', '/app/scripts/healthy.mjs']);
    assert.match(url, /\/readyz$/);

    const { cwd, args } = commands[name];
    assert.equal(join(cwd, command[1]), args[0]);
    assert.match(units[name], new RegExp(`^ExecStart=/usr/bin/env node ${command[1]}$`, 'm'));
    assert.match(units[name], new RegExp(`^WorkingDirectory=/opt/beursvloer/${name}$`, 'm'));
  });

  test(`the service ${name} can write to its data and nowhere else, in a container and under systemd`, () => {
    for (const line of [
      /^User=beursvloer$/m,
      /^NoNewPrivileges=yes$/m,
      /^ProtectSystem=strict$/m,
      /^ProtectHome=yes$/m,
      /^ReadWritePaths=\/var\/lib\/beursvloer$/m,
      /^CapabilityBoundingSet=$/m,
      /^MemoryMax=\d/m,
      /^TimeoutStopSec=30$/m,
      /^EnvironmentFile=\/opt\/beursvloer\/\.env$/m,
    ])
      assert.match(units[name], line);
    assert.match(page, /^DATA_DIR=\/var\/lib\/beursvloer$/m);

    const service = serviceOf(name);
    assert.match(service, /<<: \*program/);
    assert.match(service, new RegExp(`dockerfile: deploy/Dockerfile, target: ${name} `));
    assert.match(service, new RegExp(`volumes: \\['${name}-data:/data'`));
    assert.match(service, /mem_limit: /);
    assert.match(compose, /read_only: true\n {2}tmpfs:\n {4}- \/tmp/);
    assert.match(compose, /cap_drop: \[ALL\]\n {2}security_opt: \['no-new-privileges:true'\]/);
  });
}

test('ports and host names are the same in every file', () => {
  const settings = read('docs', 'settings.md');
  for (const [name, variable, port] of [
    ['web', 'PORT', 3000],
    ['cms', 'CMS_PORT', 1337],
  ]) {
    assert.match(settings, new RegExp(`^\\| \`${variable}\` +\\| \`${port}\``, 'm'));
    assert.ok(instructionsOf(name).includes(`EXPOSE ${port}`));
    assert.match(serviceOf(name), new RegExp(`^ {6}${variable}: ${port}$`, 'm'));
    assert.match(caddyfile, new RegExp(`reverse_proxy ${name}:${port} `));
    assert.match(nginx, new RegExp(`server 127\\.0\\.0\\.1:${port} `));
  }
  assert.match(serviceOf('web'), /CONTENT_URL: http:\/\/cms:1337\n/);
  assert.match(serviceOf('web'), /METRICS_PORT: 9464\n/);
  assert.match(dockerfile, /"http:\/\/127\.0\.0\.1:9464\/readyz"/);
  assert.match(page, /^METRICS_PORT=9464$/m);
  const hosts = [example.SITE_URL, example.ADMIN_URL].map((url) => new URL(url).hostname);
  for (const host of hosts) {
    assert.ok(nginx.includes(`server_name ${host};`), host);
    assert.ok(page.includes(host), host);
  }
});

test('backups go to a folder that the content backend may write to, by programs that know the database', () => {
  const folder = parseEnvironment(page).BACKUP_DIR;
  assert.match(page, new RegExp(`^install -d .* ${folder}$`, 'm'));
  assert.match(units.cms, new RegExp(`^ReadWritePaths=-${folder}$`, 'm'));
  assert.match(serviceOf('cms'), /BACKUP_DIR: \$\{BACKUP_DIR-\/backups\}\n/);
  assert.match(serviceOf('cms'), /'backups:\/backups'/);
  assert.ok(instructionsOf('cms').includes('VOLUME /backups'));
  // Debian 12 has those of PostgreSQL 15, which cannot read a newer server.
  assert.ok(instructionsOf('cms').some((line) => line.includes('postgresql-client')));
  assert.match(serviceOf('database'), /image: postgres:15\.\d+-bookworm\n/);
});

test('what the settings of a fair have to say is in the example, with nothing secret in it', () => {
  for (const name of [
    'SITE_URL',
    'ADMIN_URL',
    'TRUSTED_PROXIES',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_REPLY_TO',
    'PUSH_CONTACT',
  ])
    assert.ok(example[name], name);
  assert.doesNotMatch(Object.keys(example).join(), /SECRET|SALT|KEYS?\b|PASSWORD/);
});

test('no file of deploy/ is left out of the page, and the images get no secrets and no data', () => {
  const files = readdirSync(join(rootFolder, 'deploy')).filter(
    (name) => name !== 'README.md' && name !== 'Dockerfile.dockerignore',
  );
  for (const name of files) assert.ok(page.includes(name), name);
  const ignored = read('deploy', 'Dockerfile.dockerignore').split('\n');
  // Everything is left out but what is named.
  assert.equal(
    ignored.find((line) => line !== '' && !line.startsWith('#')),
    '*',
  );
  for (const line of ['**/.env', '**/.env.*', '**/node_modules']) assert.ok(ignored.includes(line), line);
  assert.ok(!ignored.includes('!data'));
});

test('systemd opens the port of each program and hands it over', () => {
  for (const [name, port] of [
    ['cms', 1337],
    ['web', 3000],
  ]) {
    const socket = readFileSync(join(rootFolder, 'deploy', 'systemd', `beursvloer-${name}.socket`), 'utf8');
    assert.match(socket, new RegExp(`^ListenStream=127\\.0\\.0\\.1:${port}$`, 'm'));
    assert.match(socket, /^WantedBy=sockets\.target$/m);
    assert.match(units[name], new RegExp(`^Requires=beursvloer-${name}\\.socket$`, 'm'));
  }
});

test('systemd understands the units', (t) => {
  const { status, error } = spawnSync('systemd-analyze', ['--version']);
  if (error || status !== 0) return t.skip('systemd-analyze is not on this machine');
  const folder = join(rootFolder, 'deploy', 'systemd');
  const files = readdirSync(folder).map((name) => join(folder, name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  assert.doesNotMatch(stderr, /Unknown|Failed to parse|Invalid|ignoring/i);
});

/** nginx with our example, in front of two servers of ours in the place of the programs. */
async function startNginx(t) {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-nginx-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  // Its workers run as somebody else when we are root.
  chmodSync(folder, 0o755);
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ].concat(['-subj', '/CN=www.beurs.example', '-keyout', 'privkey.pem', '-out', 'fullchain.pem']),
    { cwd: folder, encoding: 'utf8' },
  );
  assert.equal(made.status, 0, made.stderr);

  const received = [];
  const stops = [];
  const serve = async (program) => {
    const server = createServer((req, res) => {
      let bytes = 0;
      req.on('data', (chunk) => (bytes += chunk.length));
      req.on('end', () => {
        received.push({ program, url: req.url, headers: req.headers, bytes });
        res.setHeader('ETag', '"of-the-site"');
        res.setHeader('Content-Type', 'text/html');
        if (req.url === '/503') res.statusCode = 503;
        res.end('page '.repeat(1000));
      });
    });
    const stop = () => server.closeAllConnections() ?? server.close();
    t.after(stop);
    stops.push(stop);
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
  };
  const [site, admin, plain, secure] = [
    await serve('site'),
    await serve('admin'),
    await freePort(),
    await freePort(),
  ];
  const ours = nginx
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replaceAll('127.0.0.1:1337', `127.0.0.1:${admin}`)
    .replaceAll('/etc/letsencrypt/live/www.beurs.example', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    // Debian's own settings compress, so ours have to switch that off.
    `daemon off; pid ${folder}/pid; error_log stderr;
    events { worker_connections 64; }
    http { access_log off; gzip on; ${temporary.join(' ')}
    ${ours} }`,
  );
  const program = await ensureNginx();
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const checked = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stderr);
  const child = spawn(program, args, { stdio: 'ignore' });
  t.after(() => child.kill('SIGTERM'));

  const ask = (host, path, { headers = {}, body, over = askSecure } = {}) =>
    new Promise((resolve, reject) => {
      const port = over === askSecure ? secure : plain;
      const options = {
        host: '127.0.0.1',
        port,
        path,
        servername: host,
        rejectUnauthorized: false,
        agent: false,
      };
      const sent = over({ ...options, method: body ? 'POST' : 'GET', headers: { host, ...headers } }, (res) =>
        text(res).then((page) => resolve({ status: res.statusCode, headers: res.headers, page }), reject),
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const deadline = Date.now() + 20_000;
  for (;;) {
    const up = await ask('www.beurs.example', '/').catch(() => undefined);
    if (up) break;
    assert.ok(Date.now() < deadline, 'nginx did not start');
    await pause(50);
  }
  received.length = 0;
  return { ask, received, stopPrograms: () => stops.forEach((stop) => stop()) };
}

test('nginx passes visitors on with who they are, and nothing that is ours alone', async (t) => {
  const { ask, received } = await startNginx(t);
  const [site, admin] = ['www.beurs.example', 'beheer.beurs.example'];

  const got = await ask(site, '/programma?dag=1', {
    headers: { 'x-forwarded-for': '6.6.6.6', 'accept-encoding': 'gzip' },
  });
  assert.equal(got.status, 200);
  assert.equal(got.headers.etag, '"of-the-site"', 'compressed again, an ETag gets weak');
  assert.equal(got.headers['content-encoding'], undefined);
  const [{ program, url, headers }] = received;
  assert.deepEqual([program, url], ['site', '/programma?dag=1']);
  assert.equal(headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(headers['x-forwarded-proto'], 'https');
  assert.equal(headers.host, site);

  // Larger than nginx takes by itself.
  assert.equal((await ask(site, '/contact', { body: Buffer.alloc(3_000_000) })).status, 200);
  assert.equal(received.at(-1).bytes, 3_000_000);

  received.length = 0;
  for (const path of [
    '/readyz',
    '/READYZ/',
    '/livez',
    '/_health',
    '/health',
    '/metrics',
    '/api',
    '/API/pages',
    '/api/purges',
  ])
    assert.equal((await ask(admin, path)).status, 404, path);
  assert.deepEqual(received, []);
  for (const path of ['/admin', '/uploads/a.png', '/apis'])
    assert.equal((await ask(admin, path)).status, 200, path);
  assert.ok(received.every((one) => one.program === 'admin'));

  const plain = await ask(site, '/nieuws?x=1', { over: askPlain });
  assert.deepEqual([plain.status, plain.headers.location], [308, `https://${site}/nieuws?x=1`]);
});

test('while a program does not answer, nginx says so in Dutch, and does not touch what a program says', async (t) => {
  const { ask, stopPrograms } = await startNginx(t);
  const [site, admin] = ['www.beurs.example', 'beheer.beurs.example'];
  const own = await ask(site, '/503');
  assert.deepEqual([own.status, own.page], [503, 'page '.repeat(1000)]);
  stopPrograms();
  for (const [host, path] of [
    [site, '/programma'],
    [admin, '/admin'],
  ]) {
    const { status, headers, page } = await ask(host, path);
    assert.equal(status, 503, host);
    assert.equal(headers['retry-after'], '60');
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(headers['content-type'], /^text\/html/);
    assert.match(page, /<html lang="nl">[^]*Even niet bereikbaar/);
  }
});
