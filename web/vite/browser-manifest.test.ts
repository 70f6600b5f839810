import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { divideManifest } from './browser-manifest';

const page = { hasDefaultExport: true };
const routes = {
  root: {
    ...page,
    id: 'root',
    module: '/assets/root.js',
    imports: ['/assets/framework.js', '/assets/frame.js'],
  },
  'pages/home': { ...page, id: 'pages/home', module: '/assets/home.js', imports: ['/assets/frame.js'] },
  list: { ...page, id: 'list', path: 'programma.print', module: '/assets/print.js', imports: [] },
  'pages/health': { id: 'pages/health', path: 'health', hasDefaultExport: false, imports: [] },
};
const file = { id: 'file', path: 'programma.csv', hasDefaultExport: false, imports: ['/assets/x.js'] };
const whole = { entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] }, routes };
const script = `window.__reactRouterManifest=${JSON.stringify({ ...whole, routes: { ...routes, file } })};`;

/** Runs scripts in this order and returns the browser's manifest. */
function run(...scripts: string[]): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  for (const text of scripts) runInNewContext(text, { window });
  return structuredClone(window.__reactRouterManifest);
}

test('the manifest keeps the routes of pages without what their code imports', () => {
  const { manifest } = divideManifest(script);
  expect(run(manifest)).toEqual({
    entry: whole.entry,
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [] }])),
  });
});

test('the second script makes the manifest whole again', () => {
  const { manifest, imports } = divideManifest(script);
  expect(run(manifest, imports)).toEqual(whole);
});

test('a manifest that is written in another way fails the build', () => {
  expect(() => divideManifest(`self.__reactRouterManifest=${JSON.stringify(whole)}`)).toThrow('another way');
});
