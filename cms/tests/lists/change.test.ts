import { beforeAll, describe, expect, it } from 'vitest';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import type { BulkField, BulkPlan } from '../../src/platform/lists/shape';
import { Lists } from './calls';

/** One change of several documents, from the list in which they are selected. */
let app: App;
let token: string;
let lists: Lists;
const ids: string[] = [];
const themes: Record<string, string> = {};
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'organiser');
  lists = new Lists(app, token);
  for (const name of ['Bulk een', 'Bulk twee, met komma'])
    themes[name] = (
      await app.strapi.documents('api::theme.theme').create({ data: { name } as never })
    ).documentId;
  for (const [index, status] of (['published', 'published', 'draft'] as const).entries()) {
    const data = {
      name: `Bulk ${index} BV`,
      kind: 'Overheid',
      themes: index === 0 ? [themes['Bulk een']] : [],
    };
    ids.push(
      (await app.strapi.documents('api::exhibitor.exhibitor').create({ data: data as never, status }))
        .documentId,
    );
  }
});

const themesOf = async (status: 'draft' | 'published') => {
  const found = await app.strapi
    .documents('api::exhibitor.exhibitor')
    .findMany({ filters: { name: { $startsWith: 'Bulk ' } }, status, populate: ['themes'], sort: 'name' });
  return found.map(({ themes: own }) => (own as { name: string }[]).map(({ name }) => name));
};
const change = async (body: object) => {
  const { body: started, message } = await lists.call<{ id: number }>('POST', '/lists/standhouders/changes', {
    ids,
    ...body,
  });
  if (message) throw new Error(message);
  return lists.finished(started.id);
};

describe('several documents at once', () => {
  it('have fields to change, with what there is to choose', async () => {
    const { body } = await lists.call<{ data: BulkField[] }>('GET', '/lists/standhouders/fields');
    expect(body.data.map(({ path, kind }) => [path, kind])).toEqual([
      ['#', 'yesNo'],
      ['kind', 'choice'],
      ['pavilion', 'one'],
      ['themes', 'many'],
      ['province', 'choice'],
      ['featured', 'yesNo'],
    ]);
    expect(body.data.find(({ path }) => path === 'themes')?.options).toContain('Bulk twee, met komma');
  });

  it('get a theme, on the site too where they stand there, and lose it again when it is undone', async () => {
    const plan = await lists.call<BulkPlan>('POST', '/lists/standhouders/changes/plan', {
      ids,
      path: 'themes',
      way: 'add',
      value: 'Bulk een',
    });
    expect(plan.body).toEqual({ changed: 2, same: 1, pending: 0 });
    const done = await change({ path: 'themes', way: 'add', value: 'Bulk twee, met komma' });
    expect([done.fileName, done.state]).toEqual(['Selectie: Thema’s', 'klaar']);
    const after = [['Bulk een', 'Bulk twee, met komma'], ['Bulk twee, met komma']];
    expect(await themesOf('published')).toEqual(after);
    expect(await themesOf('draft')).toEqual([...after, ['Bulk twee, met komma']]);
    await change({ path: 'themes', way: 'remove', value: 'Bulk twee, met komma' });
    const last = await change({ path: 'themes', way: 'set', value: 'Bulk twee, met komma' });
    await lists.undo(last.id);
    expect(await themesOf('published')).toEqual([['Bulk een'], []]);
  });

  it('are put on the site and taken off, and stand there again when that is undone', async () => {
    const planned = async (value: string) =>
      (
        await lists.call<BulkPlan>('POST', '/lists/standhouders/changes/plan', {
          ids,
          path: '#',
          way: 'set',
          value,
        })
      ).body;
    const shown = async () => (await themesOf('published')).length;
    expect(await planned('ja')).toEqual({ changed: 1, same: 2, pending: 0 });
    const on = await change({ path: '#', way: 'set', value: 'ja' });
    expect([on.fileName, on.state, await shown()]).toEqual(['Selectie: Op de site', 'klaar', 3]);
    const off = await change({ path: '#', way: 'set', value: 'nee' });
    expect([off.state, await shown()]).toEqual(['klaar', 0]);
    await lists.undo(off.id);
    expect(await shown()).toBe(3);
    await lists.undo(on.id);
    expect(await shown()).toBe(2);
    const [first = ''] = ids;
    const documents = app.strapi.documents('api::exhibitor.exhibitor');
    await documents.update({ documentId: first, data: { summary: 'Nog niet op de site' } as never });
    expect(await planned('nee')).toEqual({ changed: 1, same: 1, pending: 1 });
    await documents.publish({ documentId: first });
  });

  it.each([
    [{ path: '#', way: 'set', value: '' }, 'Kies een waarde.'],
    [{ path: '#', way: 'add', value: 'ja' }, 'Deze keuze bestaat niet.'],
    [{ path: 'themes', way: 'add', value: 'Bestaat niet' }, 'Kies een waarde.'],
    [{ path: 'themes', way: 'add', value: '' }, 'Kies een waarde.'],
    [{ path: 'kind', way: 'set', value: 'Bakker' }, 'Kies een waarde.'],
    [{ path: 'kind', way: 'set', value: '' }, 'Kies een waarde.'],
    [{ path: 'kind', way: 'add', value: 'Overheid' }, 'Deze keuze bestaat niet.'],
    [{ path: 'name', way: 'set', value: 'X' }, 'Deze keuze bestaat niet.'],
    [{ path: 'kind', way: 'set', value: 'Overheid' }, 'Hier verandert niets mee.'],
    [{ ids: [], path: 'kind', way: 'set', value: 'Overheid' }, 'Deze keuze bestaat niet.'],
    [{ ids: [1], path: 'kind', way: 'set', value: 'Overheid' }, 'Deze keuze bestaat niet.'],
    [
      { ids: Array.from({ length: 501 }, String), path: 'kind', way: 'set', value: 'Overheid' },
      'Deze keuze bestaat niet.',
    ],
  ])('are not changed by %j', async (body, message) => {
    const answer = await lists.call('POST', '/lists/standhouders/changes', { ids, ...body });
    expect([answer.status, answer.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('are in the log of what staff did, like a download and what is undone', async () => {
    const { body } = await lists.call<{ data: { what: string; about: string }[] }>('GET', '/audit');
    const lines = body.data.map(({ what }) => what);
    expect(lines).toContain('Lijst geïmporteerd of gewijzigd: Standhouders');
    expect(lines).toContain('Import teruggedraaid: Standhouders');
    await lists.download('/lists/stands/export?format=csv');
    const after = await lists.call<{ data: { what: string; about: string }[] }>('GET', '/audit');
    expect(after.body.data[0]).toMatchObject({
      what: 'Lijst gedownload: Stands',
      about: expect.stringContaining('rij'),
    });
  });

  it('are changed only by who may change one', async () => {
    const editor = new Lists(app, await signInAsEditor(app));
    expect(
      (await editor.call('POST', '/lists/stands/changes', { ids, path: 'hall', way: 'set', value: '' }))
        .status,
    ).toBe(403);
    expect((await new Lists(app, null).call('POST', '/lists/standhouders/changes', {})).status).toBe(401);
  });

  it('go out as they are filtered, and no filter asks about what they do not show', async () => {
    const export_ = async (query: string) => {
      const bytes = await lists.download(`/lists/standhouders/export?format=csv&${query}`);
      return bytes.toString('utf8').split('\r\n').slice(1).filter(Boolean).length;
    };
    expect(await export_('filters[$and][0][name][$startsWith]=Bulk')).toBe(3);
    expect(await export_('_q=Bulk%201')).toBe(1);
    const secret = await lists.call(
      'GET',
      '/lists/standhouders/export?format=csv&filters[createdBy][password][$startsWith]=a',
    );
    expect(secret.status).toBe(400);
  });
});
