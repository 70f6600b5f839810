import { request } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

interface Route {
  path: string;
  methods: string[];
}

let app: App;
let logged: MockInstance<App['strapi']['log']['error']>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await sharedApp();
  for (const code of ['strapi-super-admin', 'strapi-editor'])
    tokens.set(code, await signInAs(app, code, `${code}-walks@beurs.example`));
});
beforeEach(() => {
  logged = vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
});
afterEach(() => {
  logged.mockRestore();
});

/** Values that nothing is called by, and those of one kind where another is meant. */
const nonsense = ['onzin', '-1', '99999999999999999999', '__proto__'];
const models = [
  ...['onzin', '__proto__', 'admin::user', 'exhibitor.product', 'api::session.session'],
  ...['api::exhibitor.exhibitor', 'api::site-setting.site-setting'],
];
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  ':model': models,
  ':uid': models,
  ':targetField': [
    'onzin',
    '__proto__',
    'constructor',
    'createdBy',
    'title',
    'speakers',
    'pavilion',
    'stands',
  ],
  ':id': ['onzin', '-1', '__proto__'],
};
const queries = [
  '?page=-1&pageSize=abc&id=onzin',
  '?id[$ne]=1&status=x&locale[a]=b&fields[a]=b',
  '?filters=1&sort=onzin&populate=onzin',
  '?idsToOmit=x&idsToInclude[a]=b&_q=%25&_filter=x&locale=onzin',
];
const bodies: readonly unknown[] = [{}, [], { id: 'onzin', ids: 'onzin', data: 'onzin' }];

/** These end the session or the account of who asks, or change what every later call meets. */
const leftAlone =
  /^\/admin\/(?:logout|login|register|renew-token|forgot-password|reset-password|access-token)|^\/admin\/users\/me$/;

/** Every path of a route, with each value for each of its parameters. */
function pathsOf(route: Route): string[] {
  const path = route.path.replaceAll(/\([^)]*\)/g, '');
  return (path.match(/:\w+/g) ?? []).reduce(
    (paths, parameter) =>
      paths.flatMap((one) => (valuesOf[parameter] ?? nonsense).map((value) => one.replace(parameter, value))),
    [path],
  );
}

function routesOf(method: string): Route[] {
  const routes: Route[] = app.strapi.server.listRoutes();
  return routes.filter(
    ({ path, methods }) => methods.includes(method) && !path.startsWith('/api/') && !leftAlone.test(path),
  );
}

/** Makes the calls, some at a time. Returns those that were answered with a fault of the server, or logged one. */
async function faultsOf(calls: readonly (readonly [string, string, unknown?])[], token: string) {
  const waiting = [...calls];
  const faults: string[] = [];
  const next = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const [method, target, body] = call;
      const { status } = await ask(app, method, target, { token, body });
      if (status >= 500) faults.push(`${method} ${target} ${JSON.stringify(body) ?? ''}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  for (const [error] of logged.mock.calls) faults.push(String(error));
  return faults.sort();
}

describe.each(['strapi-super-admin', 'strapi-editor'])('for %s', (code) => {
  it('no address of the admin fails at what it is asked, whatever stands in path and query', async () => {
    const calls = routesOf('GET')
      .flatMap(pathsOf)
      .flatMap((path, at) =>
        ['', queries[at % queries.length]].map((query) => ['GET', `${path}${query}`] as const),
      );
    expect(calls.length).toBeGreaterThan(500);
    expect(await faultsOf(calls, tokens.get(code) ?? '')).toEqual([]);
  }, 300_000);

  it('no address of the admin fails at what it is sent', async () => {
    const calls = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
      routesOf(method).flatMap((route) =>
        pathsOf(route)
          .slice(0, 6)
          .flatMap((path) => bodies.map((body) => [method, path, body] as const)),
      ),
    );
    expect(calls.length).toBeGreaterThan(200);
    expect(await faultsOf(calls, tokens.get(code) ?? '')).toEqual([]);
  }, 300_000);
});

/** Sends a path as it is: `fetch` would put it in order. */
function askRaw(method: string, path: string): Promise<number> {
  const { hostname: host, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, method, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

it.each([
  ...['//x', '///x', '//x/admin', '//admin/init', '//api/exhibitors', '//[', '//x:99999/', '/\\x'],
  ...['/%', '/%E0%A4%A', '/admin/%', '/content-manager/%ff', '/uploads/%', '/uploads/..%2f..%2fx', '/:80'],
])('whoever asks for %s anonymously is refused, and the log gets no stack', async (path) => {
  for (const method of ['GET', 'HEAD', 'POST'])
    expect([method, await askRaw(method, path)]).toEqual([method, expect.toBeOneOf([400, 403, 404, 405])]);
  expect(logged).not.toHaveBeenCalled();
});
