import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startProgram, type Program } from '../harness/program';

/** The content backend's log, as its operator sees it. Every statement counts as slow here. */
let program: Program;
beforeAll(async () => {
  program = await startProgram(inject('template'), { SLOW_QUERY_MS: '0.001', LOG_LEVEL: 'debug' });
});
afterAll(() => program.stop());

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const person = {
  username: 'annabel-van-de-proef',
  email: 'annabel@bezoeker.example',
  password: 'het lange geheim van annabel',
};

async function send(target: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(program.url + target, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const id = response.headers.get('x-request-id') ?? '';
  return { status: response.status, id, text: await response.text() };
}

/** The last line of a request. */
async function lineOf(id: string) {
  const find = () => program.lines().find((line) => line.requestId === id && 'path' in line);
  await expect.poll(find).toBeDefined();
  return find();
}

describe('a request', () => {
  it('is logged in one line, with the id that came with it and without its query', async () => {
    const id = randomUUID();
    const target = '/api/themes?filters[name][$eq]=Zeldzaam&pagination[pageSize]=3';
    const response = await send(target, undefined, { 'X-Request-Id': id });
    expect(response).toMatchObject({ status: 200, id });
    const { ms, time, ...line } = (await lineOf(id)) ?? {};
    expect(line).toEqual({
      level: 'info',
      program: 'cms',
      requestId: id,
      method: 'GET',
      path: '/api/themes',
      status: 200,
      msg: 'GET /api/themes 200',
    });
    expect([typeof ms, typeof time]).toEqual(['number', 'string']);
    expect(program.lines().filter((one) => one.path === '/api/themes')).toHaveLength(1);
    expect(program.said()).not.toContain('Zeldzaam');
  });

  it.each(['abc', 'x'.repeat(300), `${randomUUID()}"},{"a":"b`, '../../../etc/passwd'])(
    'gets an id of its own when what came with it is %s',
    async (given) => {
      const { id, status } = await send('/api/themes', undefined, { 'X-Request-Id': given });
      expect(status).toBe(200);
      expect(id).toMatch(uuid);
      expect(await lineOf(id)).toMatchObject({ path: '/api/themes' });
      expect(program.said()).not.toContain(given);
    },
  );

  it.each([
    ['/api/bestaat-niet', 404, 'info'],
    ['/api/themes?filters[geheim][$eq]=1', 400, 'info'],
    ['/_health', 204, 'debug'],
  ])('for %s is logged as %i at the level %s', async (target, status, level) => {
    const { id } = await send(target);
    expect(await lineOf(id)).toMatchObject({ status, level });
  });

  it('keeps its id in all its lines while others are handled', async () => {
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const kinds = ['themes', 'exhibitors', 'faq-questions'];
    await Promise.all(
      ids.map((id, place) => send(`/api/${kinds[place % 3]}`, undefined, { 'X-Request-Id': id })),
    );
    const tables = ['themes', 'exhibitors', 'faq_questions'];
    for (const [place, id] of ids.entries()) {
      await lineOf(id);
      const statements = program
        .lines()
        .flatMap(({ requestId, sql }) => (requestId === id ? [String(sql)] : []));
      const own = tables[place % 3] ?? '';
      const others = tables.filter((table) => table !== own).map((table) => `from \`${table}\``);
      expect(statements.some((sql) => sql.includes(`from \`${own}\``))).toBe(true);
      for (const other of others) expect(statements.filter((sql) => sql.includes(other))).toEqual([]);
    }
  });
});

describe('a slow query', () => {
  it('is logged with its statement, its duration and its request, and without values', async () => {
    const id = randomUUID();
    await send('/api/themes?filters[slug][$eq]=circulair', undefined, { 'X-Request-Id': id });
    await lineOf(id);
    const slow = program.lines().filter(({ requestId, msg }) => requestId === id && msg === 'Slow query');
    const logged = slow.find(({ sql }) => String(sql).includes('`slug` = ?'));
    expect(logged).toMatchObject({ level: 'warn', program: 'cms' });
    expect(logged?.ms).toBeGreaterThan(0);
    expect(JSON.stringify(slow)).not.toContain('circulair');
  });
});

describe('a visitor who leaves before the form has come', () => {
  it.each(['a closed connection', 'a broken connection'])(
    'is one line of the request, with %s',
    async (how) => {
      const id = randomUUID();
      const { hostname, port } = new URL(program.url);
      const socket = connect(Number(port), hostname);
      const ended = once(socket, 'close');
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/auth/local HTTP/1.1\r\nHost: ${hostname}\r\nX-Request-Id: ${id}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n',
      );
      // The answer to the last header: the request is being read.
      await once(socket, 'data');
      socket.write('{"identifier":');
      if (how === 'a closed connection') socket.end();
      else socket.resetAndDestroy();
      await ended;
      expect(await lineOf(id)).toMatchObject({ level: 'info', msg: expect.stringContaining('visitor left') });
      await send('/api/themes');
      const lines = program.lines().filter(({ requestId }) => requestId === id);
      expect(lines.filter(({ level }) => level !== 'debug')).toHaveLength(1);
    },
  );
});

describe('private data', () => {
  it('is in no line of registering, confirming, or signing in, successful or not', async () => {
    const secrets = [person.username, person.email, person.password, 'bezoeker.example', '127.0.0.1'];
    const registered = await send('/api/auth/local/register', person);
    expect(registered.status).toBe(200);
    expect((await send('/api/auth/local/register', { ...person, password: 'kort' })).status).toBe(400);
    const code = await codeInMail();
    expect((await send(`/api/auth/email-confirmation?confirmation=${code}`)).status).toBeLessThan(400);
    const credentials = { identifier: person.email, password: person.password };
    const wrong = await send('/api/auth/local', { ...credentials, password: 'verkeerd geheim' });
    expect(wrong.status).toBe(400);
    const signedIn = await send('/api/auth/local', credentials, { cookie: 'taart=een-lekkere-taart' });
    const { jwt, refreshToken }: Record<string, string> = JSON.parse(signedIn.text);
    expect(jwt).toBeTypeOf('string');
    const me = await send('/api/users/me', undefined, { authorization: `Bearer ${jwt}` });
    expect(me.status).toBe(200);
    await send('/api/users/me', undefined, { authorization: 'Bearer een.vals.token' });
    await send('/api/auth/forgot-password', { email: person.email });
    await lineOf((await send(`/api/users/me?token=${refreshToken}`)).id);
    secrets.push(
      'verkeerd geheim',
      'een-lekkere-taart',
      'een.vals.token',
      code,
      jwt ?? '',
      refreshToken ?? '',
    );
    for (const secret of secrets) expect(program.said(), secret).not.toContain(secret);
    // It was watching: the statements of all this are there.
    expect(program.said()).toContain('insert into `up_users`');
  });

  it('is in no line of an error either, and the line has the id of its request', async () => {
    const database = openDatabase(path.join(program.dataDir, 'beursvloer.sqlite'));
    database.exec('alter table up_users rename to up_users_gone');
    const before = program.said().length;
    try {
      const broken = await send('/api/auth/local', {
        identifier: 'gerda van de firma',
        password: 'gerdas geheim',
      });
      expect(broken.status).toBe(500);
      expect(await lineOf(broken.id)).toMatchObject({ level: 'error', status: 500 });
      const logged = program
        .lines()
        .find(({ requestId, err }) => requestId === broken.id && err !== undefined);
      expect(logged).toMatchObject({ level: 'error', err: { code: 'SQLITE_ERROR' } });
      expect(JSON.stringify(logged)).toContain('no such table: up_users');
      expect(program.said().slice(before)).not.toMatch(/gerda|firma/);
    } finally {
      database.exec('alter table up_users_gone rename to up_users');
      database.close();
    }
  });
});

it('the log has lines for people with LOG_FORMAT=text, without what went well', async () => {
  const other = await startProgram(inject('template'), { LOG_FORMAT: 'text' });
  try {
    await fetch(`${other.url}/api/themes`);
    await fetch(`${other.url}/api/bestaat-niet`);
    await expect.poll(() => other.said()).toContain('GET /api/bestaat-niet 404');
    const lines = other.said().trim().split('\n');
    expect(lines.filter((line) => !/^\d\d:\d\d:\d\d /.test(line))).toEqual([]);
    expect(other.said()).not.toMatch(/\/api\/themes|program=/);
  } finally {
    await other.stop();
  }
}, 90_000);

/** The code in the first e-mail; the file exists a moment before its content. */
async function codeInMail(): Promise<string> {
  const folder = path.join(program.dataDir, 'mail');
  let code = '';
  const readLog = async () => {
    const [file] = await readdir(folder).catch(() => []);
    const text = file === undefined ? '' : await readFile(path.join(folder, file), 'utf8');
    code = /email-valideren\?\w+=([\w-]+)/.exec(text)?.[1] ?? '';
    return code;
  };
  await expect.poll(readLog).not.toBe('');
  return code;
}

interface Database {
  exec(sql: string): void;
  close(): void;
}

function openDatabase(file: string): Database {
  const Sqlite: new (file: string) => Database = createRequire(import.meta.url)('better-sqlite3');
  return new Sqlite(file);
}
