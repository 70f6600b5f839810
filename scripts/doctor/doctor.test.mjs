import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

import { throwAwaySecrets } from '../environment.mjs';
import { rootFolder } from '../packages.mjs';
import { freePort } from '../ports.mjs';
import { runAny } from '../steps.mjs';
import { examine } from './examine.mjs';
import { languageOf } from './language.mjs';
import { checkClock, checkNode, checkPorts, checkUser } from './machine.mjs';
import { askPrograms, isContentBackend, isSite } from './programs.mjs';
import { reportOf } from './report.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'beursvloer-doctor-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const english = (findings) => findings.map(({ weight, en }) => `${weight}: ${en}`);

test('the heaviest comes first, what both programs found is said once, and only an error is a failure', () => {
  const of = (weight, text) => ({ weight, nl: `${text} nl`, en: `${text} en` });
  const findings = [
    of('note', 'n'),
    of('warning', 'w'),
    of('error', 'b'),
    of('error', 'a'),
    of('error', 'b'),
  ];
  assert.deepEqual(reportOf(findings, 'nl'), {
    lines: [
      'fout    b nl',
      'fout    a nl',
      'let op  w nl',
      'tip     n nl',
      '2 fouten, 1 waarschuwing, 1 tip.',
    ],
    code: 1,
  });
  assert.deepEqual(reportOf(findings.slice(0, 2), 'en'), {
    lines: ['warning  w en', 'note     n en', '1 warning, 1 note.'],
    code: 0,
  });
  assert.deepEqual(reportOf([], 'en'), { lines: ['All is well.'], code: 0 });
});

test('it speaks the language that is asked for, that of an English terminal, and Dutch otherwise', () => {
  assert.equal(languageOf(['--lang', 'en'], { LANG: 'nl_NL.UTF-8' }), 'en');
  assert.equal(languageOf(['--lang=nl'], { LANG: 'en_GB.UTF-8' }), 'nl');
  assert.equal(languageOf([], { LANG: 'en_GB.UTF-8' }), 'en');
  assert.equal(languageOf([], { LANG: 'C.UTF-8' }), 'nl');
  assert.equal(languageOf(['--lang', 'de'], {}), undefined);
  assert.equal(languageOf(['--lang'], {}), undefined);
});

test('secrets that others can read are an error, and the file stays as it is', async () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=1\n', { mode: 0o644 });
  const found = english(await examine(folder, { PATH: process.env.PATH }));
  assert.ok(
    found.some((line) =>
      line.startsWith(`error: Other users of this machine can read the secrets in ${file}`),
    ),
  );
  assert.equal(readFileSync(file, 'utf8'), 'PORT=1\n');
  assert.deepEqual(readdirSync(folder), ['.env']);
});

test('a folder without secrets is told to start first, and one with secrets in its environment is not', async () => {
  const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
  const missing = 'error: There is no .env yet, and so no secret: npm start makes them.';
  assert.ok(english(await examine(folder, ports)).includes(missing));
  const withSecrets = english(await examine(folder, { ...ports, ...throwAwaySecrets() }));
  assert.ok(!withSecrets.includes(missing));
  assert.deepEqual(readdirSync(folder), []);
});

test('a program that is not built is an error, and one that is not on this machine is not looked at', async () => {
  mkdirSync(join(folder, 'cms'));
  writeFileSync(join(folder, 'cms', 'package.json'), '{}');
  assert.deepEqual(english(await askPrograms(folder, {})), [
    'error: The content backend is not built yet, so its settings were not looked at: npm start builds.',
  ]);
});

test('a program that says something else than findings is an error with what it said', async () => {
  mkdirSync(join(folder, 'web', 'build', 'programs'), { recursive: true });
  mkdirSync(join(folder, 'web', 'node_modules'));
  writeFileSync(join(folder, 'web', 'package.json'), '{}');
  writeFileSync(join(folder, 'web', 'build', 'programs', 'doctor.js'), 'throw new Error("out of breath")');
  assert.deepEqual(english(await askPrograms(folder, process.env)), [
    'error: The site could not be looked at. Error: out of breath',
  ]);
});

test('a port is fine when it is free or ours, and an error when another has it or two are the same', async (t) => {
  const server = createServer((req, res) => {
    if (req.url === '/_health') res.setHeader('strapi', 'You are so French!');
    res.end('{}');
  });
  const taken = await new Promise((resolve) => server.listen(0, () => resolve(server.address().port)));
  t.after(() => server.close());
  const port = { name: 'PORT', port: taken, isOurs: isSite };
  assert.deepEqual(english(await checkPorts([port])), [
    `error: Port ${taken} (PORT) belongs to another program. Stop that, or choose another with PORT=…`,
  ]);
  assert.deepEqual(await checkPorts([{ name: 'CMS_PORT', port: taken, isOurs: isContentBackend }]), []);
  const free = await freePort();
  const two = ['PORT', 'CMS_PORT'].map((name) => ({ name, port: free, isOurs: isSite }));
  assert.deepEqual(english(await checkPorts(two)), [
    `error: PORT and CMS_PORT are both ${free}. Give each a port of its own.`,
  ]);
});

test('a file from the future shows a clock that is behind, and a folder that is not there shows nothing', () => {
  const now = Date.now();
  writeFileSync(join(folder, 'a'), '');
  assert.deepEqual(checkClock([folder, join(folder, 'none')], now), []);
  utimesSync(join(folder, 'a'), new Date(), new Date(now + 600_000));
  assert.match(english(checkClock([folder], now))[0], /^error: The clock is behind: .* 10 minutes/);
});

test('a Node without security fixes is a warning that says which to take, and root is told that rights were not looked at', () => {
  assert.deepEqual(checkNode('22.11.0', new Date('2027-04-30')), []);
  assert.match(
    english(checkNode('22.11.0', new Date('2027-05-01')))[0],
    /^warning: This is Node 22\.11\.0.+Node 24 or 26/,
  );
  assert.deepEqual(checkNode('99.0.0', new Date('2060-01-01')), []);
  assert.deepEqual(checkUser(1000), []);
  assert.match(english(checkUser(0))[0], /^note: /);
});

/** A mail server as far as signing in goes. Returns its port, and the commands that it got. */
async function startMailServer(t, signIn = '235 Welcome') {
  const commands = [];
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.beurs.example ESMTP\r\n');
    socket.setEncoding('utf8').on('data', (line) => {
      const command = line.slice(0, 4).trimEnd();
      commands.push(command);
      if (command === 'EHLO') socket.write('250-mail.beurs.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (command === 'AUTH') socket.write(`${signIn}\r\n`);
      else if (command === 'QUIT') socket.end('221 Bye\r\n');
      else socket.write('250 OK\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  return { port: server.address().port, commands };
}

async function findingsOfMail(url) {
  const env = { PATH: process.env.PATH, ...throwAwaySecrets(), SMTP_URL: url, DATA_DIR: folder };
  return english(await askPrograms(rootFolder, env)).filter((line) => line.includes('mail server'));
}

test('the mail server is tried as far as a mail would need it, and gets none', async (t) => {
  const { port, commands } = await startMailServer(t);
  assert.deepEqual(await findingsOfMail(`smtp://fair:kanarie@127.0.0.1:${port}`), []);
  assert.ok(commands.includes('AUTH'));
  assert.deepEqual(
    commands.filter((command) => ['MAIL', 'RCPT', 'DATA'].includes(command)),
    [],
  );
});

test('a mail server that does not let us in, or is not there, is an error that says why and repeats no password', async (t) => {
  const { port } = await startMailServer(t, '535 5.7.8 kanarie is wrong');
  const [refused, ...others] = await findingsOfMail(`smtp://fair:kanarie@127.0.0.1:${port}`);
  assert.match(refused, /^error: SMTP_URL: the mail server does not let us in\. .*535/);
  assert.doesNotMatch(refused, /kanarie/);
  assert.deepEqual(others, []);
  const [away] = await findingsOfMail(`smtp://fair:kanarie@127.0.0.1:${await freePort()}`);
  assert.match(away, /^error: SMTP_URL: the mail server does not answer\. .*ECONNREFUSED/);
});

test('a fair that is set up for the public has no finding of either program, and its folder stays as it is', async (t) => {
  // The memory of Linux is a disk of its own; elsewhere the one finding is that both are on one disk.
  const otherDisk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const backups = mkdtempSync(join(otherDisk, 'beursvloer-backups-'));
  t.after(() => rmSync(backups, { recursive: true, force: true }));
  const { port } = await startMailServer(t);
  const env = {
    PATH: process.env.PATH,
    ...throwAwaySecrets(),
    SITE_URL: 'https://beurs.nl',
    ADMIN_URL: 'https://beheer.beurs.nl',
    TRUSTED_PROXIES: '1',
    HOST: '127.0.0.1',
    METRICS_PORT: '9464',
    MIN_FREE_MB: '1',
    STATISTICS_MB: '1',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'no-reply@beurs.nl',
    MAIL_REPLY_TO: 'info@beurs.nl',
    ADMIN_EMAIL: 'beheer@beurs.nl',
    PUSH_CONTACT: 'mailto:info@beurs.nl',
    DATA_DIR: folder,
    BACKUP_DIR: backups,
  };
  const found = await askPrograms(rootFolder, env);
  // The name server of this machine decides about these two; a test of the content backend asks one of its own.
  const ofTheName = /has no (SPF|DMARC):/;
  assert.deepEqual(
    english(found).filter(
      (line) => !ofTheName.test(line) && (otherDisk === '/dev/shm' || !line.includes('same disk')),
    ),
    [],
  );
  assert.deepEqual(readdirSync(folder), []);
});

test('both programs find what is wrong, and no secret is printed', async () => {
  const secrets = throwAwaySecrets();
  const env = {
    PATH: process.env.PATH,
    ...secrets,
    JWT_SECRET: 'kanarie-kort',
    SMTP_URL: 'kanarie://fair:kanarie@mail.beurs.nl',
    DATABASE_URL: `postgres://fair:kanarie@127.0.0.1:${await freePort()}/fair`,
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SECRET_KEY: 'kanarie-van-turnstile',
    FAIR_NOW: 'kanarie',
    PORT: 'kanarie',
    DATA_DIR: folder,
  };
  const { code, output } = await runAny(
    process.execPath,
    [join(rootFolder, 'scripts', 'doctor.mjs'), '--lang', 'en'],
    {
      cwd: rootFolder,
      env,
    },
  );
  assert.equal(code, 1);
  for (const line of [
    /^error .*JWT_SECRET is too short/m,
    /^error .*SMTP_URL is not a URL/m,
    /^error .*CAPTCHA_SITE_KEY is missing/m,
    /^error .*DATABASE_URL: the database cannot be used\. .*fair at 127\.0\.0\.1|ECONNREFUSED/m,
    /^error .*FAIR_NOW: /m,
    /^error .*PORT: /m,
    /^\d+ errors, .*\.$/m,
  ])
    assert.match(output, line);
  assert.doesNotMatch(output, /kanarie/);
  for (const [name, value] of Object.entries(secrets))
    if (name !== 'ADMIN_EMAIL') assert.ok(!output.includes(value), name);
});
