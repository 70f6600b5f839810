import { expect, test } from 'vitest';
import { scriptsOf } from './page-scripts';
import { ask, lastEntry } from './small-build.fixture';

test('a page starts with the scripts that `Scripts` of the router starts with', async () => {
  const html = await (await ask('/lijst')).text();
  if (!lastEntry) throw new Error('Nothing was rendered');
  const { context, start } = scriptsOf(lastEntry, []);
  expect(html).toContain(`<script>${context.__html}</script>`);
  const filesIn = (text: string) => new Set(text.match(/\/assets\/[\w-]+\.js/g));
  expect(filesIn(html).size).toBe(7);
  expect(filesIn(start.__html)).toEqual(filesIn(html));
  // Names that its client reads.
  for (const name of ['__reactRouterRouteModules', '__reactRouterContext'])
    expect([html.includes(name), `${context.__html}${start.__html}`.includes(name)]).toEqual([true, true]);
});

test('files of our own are loaded along', async () => {
  await ask('/lijst');
  if (!lastEntry) throw new Error('Nothing was rendered');
  expect(scriptsOf(lastEntry, ['/assets/nl-start.js']).start.__html).toContain('"/assets/nl-start.js"');
});
