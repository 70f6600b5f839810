import type { ChildProcess } from 'node:child_process';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { decisions } from '../../../../cms/tests/harness/endpoints';
import { freePort } from '../../../../scripts/ports.mjs';
import { commands } from '../../../../scripts/programs.mjs';
import { findAllowed } from '../../../server/proxy/api-allow-list';
import { backendRoutes, type BackendRoute } from '../../harness/backend-routes';
import { end, start } from '../../harness/programs';
import { severalAtOnce } from '../../harness/several-at-once';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();

/** The site's calls to the content backend, which responds as it does. */
const reached: string[] = [];
let between: Server;
let site: { program: ChildProcess; port: number };
let routes: BackendRoute[];

beforeAll(async () => {
  routes = await backendRoutes();
  const backend = new URL(fair.cms);
  between = createServer((req, res) => {
    reached.push(`${req.method} ${req.url}`);
    const { hostname, port } = backend;
    const onward = request(
      { hostname, port, method: req.method, path: req.url, headers: req.headers },
      (got) => {
        res.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(res);
      },
    );
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  const [betweenPort, port] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => between.listen(betweenPort, '127.0.0.1', resolve));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    CONTENT_URL: `http://127.0.0.1:${betweenPort}`,
    DATA_DIR: fair.dataDir,
  };
  site = { port, program: await start(commands.web, env, `http://localhost:${port}/health`) };
});
afterAll(async () => {
  await end(site.program);
  between.close();
});
beforeEach(() => {
  reached.length = 0;
});

interface Heard {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks the site for a target exactly as it is written, as a page of ours would. */
function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Heard> {
  const ours = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers };
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? '{}' : undefined;
  const host = `localhost:${site.port}`;
  return new Promise((resolve, reject) => {
    const call = request(
      { port: site.port, method, path, agent: false, headers: { host, ...ours } },
      (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => (text += chunk.toString()));
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text }));
      },
    );
    call.on('error', reject).end(body);
  });
}

/** A robot gets a line of text where a person gets a page about what went wrong, which takes longer to render. */
const asRobot = { 'user-agent': 'Googlebot/2.1' };

/** The URL of a route with something in the place of what it takes. */
const filled = ({ path }: BackendRoute) =>
  path.replace(/\/\(.*\)$/, '/google/callback').replace(/:\w+/g, 'google') || '/';

/**
 * Calls for content by pages, and `/health`, and no more: a page that is not found has a frame, with a menu.
 */
const ofPages = /^(GET|HEAD) \/(api\/[a-z-]+(\/[a-z-]+)?(\?|$)|health$|$)/;

/** Calls that reached the content backend without a page that reads it. */
const reachedOutsidePages = () => reached.filter((one) => !ofPages.test(one));

/** First segments of the paths of the admin, its plugins and its calls. */
const adminRoots = [
  ...['admin', 'content-manager', 'content-type-builder', 'upload', 'users-permissions', 'i18n', 'email'],
  ...['content-releases', '_health', 'documentation', 'graphql'],
];

/** Calls that the site answers itself, though the content backend has them as well. */
const ownCalls = new Set(['POST /api/statistics']);

describe('of all routes of the content backend', () => {
  test('there are many, those of its admin among them', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(200);
    expect(paths).toEqual(expect.arrayContaining(['/admin/login', '/api/users/me', '/_health']));
  });

  test('only those on the list are proxied, and the list has no other', async () => {
    const wrong: string[] = [];
    const passed = new Set<string>();
    for (const route of routes.filter(({ path }) => path.startsWith('/api/'))) {
      const path = filled(route);
      const listed = findAllowed(route.method, path.slice('/api'.length));
      const before = reached.length;
      const { status, headers } = await ask(route.method, path);
      const asked = reached.slice(before);
      const key = `${route.method} ${route.path}`;
      if ('call' in listed) {
        passed.add(key);
        if (!asked.includes(`${route.method} ${path}`)) wrong.push(`${key}: not passed on (${status})`);
      } else if (asked.length > 0) {
        wrong.push(`${key}: reached ${asked.join(', ')}`);
      } else if (ownCalls.has(key)) {
        if (status < 400 || status > 499) wrong.push(`${key}: takes nothing at all with ${status}`);
      } else if (status !== (listed.methods.length > 0 ? 405 : 404)) {
        wrong.push(`${key}: ${status}`);
      } else if (status === 405 && headers.allow !== listed.methods.join(', ')) {
        wrong.push(`${key}: allows ${headers.allow}`);
      }
    }
    expect(wrong).toEqual([]);
    // Nothing that is closed at the backend is passed on, and nothing that nobody decided on.
    const kinds = [...passed].map((key) => [
      key,
      decisions.get(key.replace(/^\w+ \/api\/connect\/.*/, 'GET /api/connect/(.*)')),
    ]);
    expect(kinds.filter(([, kind]) => kind === undefined || kind === 'closed')).toEqual([]);
    expect([...passed].sort()).toMatchInlineSnapshot(`
      [
        "DELETE /api/push/installations/:id",
        "DELETE /api/push/registrations/:token",
        "GET /api/account/agenda/feed",
        "GET /api/auth/:provider/callback",
        "GET /api/captcha/challenge",
        "GET /api/connect/(.*)",
        "GET /api/push/key",
        "GET /api/users/me",
        "PATCH /api/push/registrations/:token",
        "POST /api/account/agenda",
        "POST /api/account/agenda/feed",
        "POST /api/account/agenda/feed/stop",
        "POST /api/agenda-feeds",
        "POST /api/agenda-feeds/sessions",
        "POST /api/agenda-feeds/stop",
        "POST /api/auth/change-password",
        "POST /api/auth/forgot-password",
        "POST /api/auth/local",
        "POST /api/auth/local/register",
        "POST /api/auth/reset-password",
        "POST /api/auth/send-email-confirmation",
        "POST /api/push/installations",
        "POST /api/push/installations/:id/auth-token",
        "POST /api/push/pressed",
        "POST /api/push/registrations",
        "POST /api/push/shown",
        "POST /api/push/tester",
        "POST /api/visitor-registrations/check-in",
      ]
    `);
  }, 120_000);

  test('none outside the API is reached, with any method', async () => {
    const wrong: string[] = [];
    // A request to be a tunnel (CONNECT) is no request to the site: Node ends it.
    const others = routes.filter(
      ({ method, path }) => !/^\/(api|uploads)\//.test(path) && method !== 'CONNECT',
    );
    await severalAtOnce(others, async (route) => {
      const path = filled(route);
      // The site has these itself.
      if (path === '/' || path === '/health') return;
      const { status } = await ask(route.method, path, asRobot);
      const shut = status === 404 || status === 405 || (status === 400 && path.includes('*'));
      if (!shut) wrong.push(`${route.method} ${path}: ${status}`);
    });
    expect(wrong).toEqual([]);
    expect(reachedOutsidePages()).toEqual([]);
  }, 300_000);
});

describe('a trick with a URL', () => {
  const tricks = adminRoots.flatMap((root) => [
    `/${root}`,
    `/${root}/`,
    `/${root.toUpperCase()}`,
    `//${root}`,
    `/api/../${root}`,
    `/api/%2e%2e/${root}`,
    `/api/..%2f${root}`,
    `/api/%2e%2e%2f${root}`,
    `/api//${root}`,
    `/api/;/${root}`,
    `/api/./${root}`,
    `/api\\..\\${root}`,
    `/api%2f..%2f${root}`,
    `/api/auth/local/../../../${root}`,
    `/api/connect/google/%2e%2e/%2e%2e/%2e%2e/${root}`,
    `/api/connect/..;/${root}`,
    `/uploads/../${root}`,
    `/uploads/%2e%2e/${root}`,
    `/uploads/..%5c${root}`,
    `/uploads//${root}`,
    `/beeld/320/../../${root}`,
    `/beeld/320/..%2f${root}.webp`,
    `/%61dmin/../${root}`,
    `/${root}%00`,
    `/${root}?x=/api/users/me`,
    `/${root}#/api/users/me`,
    `http://127.0.0.1:1337/${root}`,
    `http://localhost/${root}`,
    `${fair.cms}/${root}`,
  ]);
  test.each(['GET', 'POST'])(
    'reaches nothing of the admin: %s',
    async (method) => {
      const wrong: string[] = [];
      await severalAtOnce(tricks, async (path) => {
        const { status, body } = await ask(method, path);
        const shut = status === 400 || status === 404 || status === 405;
        if (!shut || /strapi/i.test(body)) wrong.push(`${path}: ${status}`);
      });
      expect(wrong).toEqual([]);
      expect(reachedOutsidePages()).toEqual([]);
    },
    300_000,
  );

  test.each([
    ['X-HTTP-Method-Override', 'DELETE'],
    ['X-Method-Override', 'DELETE'],
    ['X-Forwarded-Path', '/admin/init'],
    ['X-Original-URL', '/admin/init'],
    ['X-Rewrite-URL', '/admin/init'],
    ['X-Forwarded-Prefix', '/admin'],
    ['X-Forwarded-Host', 'evil.example'],
    ['Strapi-Response-Format', 'v4'],
  ])('or with a header that asks for something else (%s) changes nothing', async (name, value) => {
    const plain = await ask('GET', '/api/users/me');
    const [asked] = reached.splice(0);
    const { status, body } = await ask('GET', '/api/users/me', { [name]: value });
    expect([status, body]).toEqual([plain.status, plain.body]);
    expect(reached).toEqual([asked]);
    expect((await ask('GET', '/admin/init', { [name]: value })).status).toBe(404);
    expect((await ask('GET', '/api/exhibitors', { [name]: value })).status).toBe(404);
  });
});
