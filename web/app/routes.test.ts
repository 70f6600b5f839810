import { readFile } from 'node:fs/promises';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes';

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

// A page without a loader is drawn by the browser alone: nobody would ask whether its path has a redirect.
test.each(filesOf(routes))('%s asks the server when somebody goes there', async (file) => {
  const source = await readFile(new URL(file, import.meta.url), 'utf8');
  expect(source).toMatch(/export (?:async function|function|const) loader\b|export \{[^}]*\bloader\b/);
});

// Files and what is printed have no frame at all.
const withoutLayout = filesOf(routes).filter((file) =>
  /^(programme|exhibitors|pavilions|floor-plan)\/routes\/(?!file|print|calendar|schedule)/.test(file),
);

test.each(withoutLayout)('%s switches the default layout off and brings its own frame', async (file) => {
  const source = await readFile(new URL(file, import.meta.url), 'utf8');
  expect(source).toMatch(/export const handle: RouteHandle = \{\s*\.\.\.workspaceHandle,/);
});
