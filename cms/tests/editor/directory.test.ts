import { beforeAll, expect, it } from 'vitest';
import { directoryGroups } from '../../src/platform/access/directory-groups';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
const token: Record<string, string> = {};
beforeAll(async () => {
  app = await sharedApp();
  for (const role of ['strapi-editor', 'organiser', 'strapi-super-admin'])
    token[role] = await signInAs(app, role);
});

async function dataFor<T>(role: string, target: string): Promise<T> {
  const { status, body } = await ask(app, 'GET', target, { token: token[role] ?? '' });
  expect([target, status]).toEqual([target, 200]);
  return (body as { data: T }).data;
}

const directoryFor = (role: string) =>
  dataFor<{ uid: string; group: string; name: string; about: string }[]>(role, '/editor/directory');

it('every content type of the content manager is in a group, with a sentence of what it is for', async () => {
  const types = await dataFor<{ uid: string; isDisplayed: boolean }[]>(
    'strapi-super-admin',
    '/content-manager/content-types',
  );
  const listed = await directoryFor('strapi-super-admin');
  expect(listed.map(({ uid }) => uid).sort()).toEqual(
    types.flatMap(({ uid, isDisplayed }) => (isDisplayed ? [uid] : [])).sort(),
  );
  for (const { uid, group, about } of listed) {
    expect(directoryGroups, uid).toContain(group);
    expect(about, uid).toMatch(/^[A-Z].+\.$/);
  }
});

it('an administrator sees the types that the role may read', async () => {
  const uidsFor = async (role: string) => (await directoryFor(role)).map(({ uid }) => uid);
  const [editor, organiser] = [await uidsFor('strapi-editor'), await uidsFor('organiser')];
  expect(editor).toContain('api::news-article.news-article');
  expect(editor).not.toContain('api::site-setting.site-setting');
  expect(organiser).toEqual(expect.arrayContaining([...editor, 'api::site-setting.site-setting']));
  expect(organiser).not.toContain('plugin::users-permissions.user');
});

it('what there is to do and the directory have the first rows of the home page, and no other row has a gap', async () => {
  interface Layout {
    widgets: { uid: string; width: number }[];
  }
  for (const [role, seesFigures] of [
    ['strapi-editor', false],
    ['organiser', true],
  ] as const) {
    const { widgets } = await dataFor<Layout>(role, '/admin/homepage/layout');
    expect(widgets.slice(0, 2)).toEqual([
      { uid: 'global::today', width: 12 },
      { uid: 'global::directory', width: 12 },
    ]);
    expect(widgets.some(({ uid }) => uid === 'global::yesterday')).toBe(seesFigures);
    expect(widgets.reduce((sum, { width }) => sum + width, 0) % 12).toBe(0);
  }
});

it('a home page that an administrator arranged stays, with what a widget became in its place', async () => {
  const widgets = [
    { uid: 'global::directory', width: 6 },
    { uid: 'global::waiting', width: 6 },
  ];
  const target = '/admin/homepage/layout';
  await ask(app, 'PUT', target, { token: token.organiser ?? '', body: { widgets } });
  expect(await dataFor('organiser', target)).toMatchObject({
    widgets: [widgets[0], { uid: 'global::today', width: 6 }],
  });
});
