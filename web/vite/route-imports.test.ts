import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { separateImports } from './route-imports';

const routes = {
  root: { id: 'root', module: '/assets/root.js', imports: ['/assets/framework.js', '/assets/frame.js'] },
  'pages/home': { id: 'pages/home', module: '/assets/home.js', imports: ['/assets/frame.js'] },
  'pages/health': { id: 'pages/health', module: '/assets/health.js', imports: [] },
};
const whole = { entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] }, routes };
const script = `window.__reactRouterManifest=${JSON.stringify(whole)};`;

/** What the scripts make of the browser's manifest, in this order. */
function run(...scripts: string[]): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  for (const text of scripts) runInNewContext(text, { window });
  return structuredClone(window.__reactRouterManifest);
}

test('the manifest keeps its routes without what their code imports', () => {
  const { manifest } = separateImports(script);
  expect(run(manifest)).toEqual({
    entry: whole.entry,
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [] }])),
  });
});

test('the second script makes the manifest whole again', () => {
  const { manifest, imports } = separateImports(script);
  expect(run(manifest, imports)).toEqual(whole);
});

test('a manifest that is written in another way fails the build', () => {
  expect(() => separateImports(`self.__reactRouterManifest=${JSON.stringify(whole)}`)).toThrow('another way');
});
