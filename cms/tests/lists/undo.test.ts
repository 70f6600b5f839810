import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { caseFile, Lists } from './calls';

/** A list that comes in twice, and goes back out. */
let app: App;
let lists: Lists;
beforeAll(async () => {
  app = await sharedApp();
  lists = new Lists(app, await signInAs(app, 'organiser'));
});

const uid = 'api::exhibitor.exhibitor';
const names = ['Voorbeeld BV', 'Voorbeeld B.V.', 'Modelhuis BV', 'Toetswerk BV', 'Testdak BV'];
const answers = { 'missing kind': 'Nieuwbouwconcept' };
const first = { answers, isPublished: true };
const documents = () => app.strapi.documents(uid);
const named = async (name: string, status: 'draft' | 'published' = 'draft') =>
  (await documents().findMany({ filters: { name }, status, populate: '*' }))[0];
const counts = async (file: string, given = first) => {
  const { preview } = await lists.answered('standhouders', caseFile(file), given);
  return preview.counts;
};

/** All of an exhibitor but its numbers and save times. */
const content = async (name: string, status: 'draft' | 'published' = 'draft') => {
  const row = await documents().findFirst({
    filters: { name },
    status,
    populate: {
      contact: true,
      contactPerson: true,
      stands: true,
      themes: true,
      socials: true,
      products: true,
    },
  });
  return JSON.stringify(row, (key: string, value: unknown) =>
    ['id', 'updatedAt', 'publishedAt', 'createdAt', 'documentId', 'publicId'].includes(key)
      ? undefined
      : value,
  );
};

beforeEach(async () => {
  for (const name of names)
    for (const { documentId } of await documents().findMany({ filters: { name } }))
      await documents().delete({ documentId, locale: '*' });
  const stands = app.strapi.documents('api::stand.stand');
  for (const { documentId } of await stands.findMany({ filters: { code: { $startsWith: '1.E' } } }))
    await stands.delete({ documentId });
});

describe('two files of one list', () => {
  it('add what is new, change what differs, and leave the rest', async () => {
    expect((await lists.import('standhouders', caseFile('undo-1.csv'), first)).counts).toEqual({ klaar: 6 });
    expect(await counts('undo-1.csv')).toEqual({ new: 0, changed: 0, same: 3, rejected: 0 });
    const { preview } = await lists.answered('standhouders', caseFile('undo-2.csv'), first);
    expect(preview.counts).toEqual({ new: 1, changed: 2, same: 1, rejected: 0 });
    // The website of Voorbeeld is empty in the second file, and stays.
    expect(preview.empty).toBe(1);
    expect(
      preview.rows.map(({ changes, notes }) => [
        changes.map(({ path, from, to, cell }) => [path, from, to, cell]),
        notes,
      ]),
    ).toEqual([
      [
        [
          ['name', 'Voorbeeld BV', 'Voorbeeld B.V.', 'B2'],
          ['contact.phone', '010 1234567', '010 9999999', 'C2'],
        ],
        [],
      ],
      [[['stands', '1.E02', '1.E04', 'E3']], []],
      // 1.E02 is free, for Modelhuis leaves it in the same file.
      [expect.any(Array), []],
      [[], []],
    ]);
    expect((await named('Voorbeeld BV', 'published'))?.website).toBe('https://voorbeeld.example');
  });
});

describe('undoing', () => {
  const import2 = async () => {
    await lists.import('standhouders', caseFile('undo-1.csv'), first);
    const before = await content('Voorbeeld BV', 'published');
    const { id } = await lists.import('standhouders', caseFile('undo-2.csv'), first);
    return { before, id };
  };

  it('has everything as it was, to the byte', async () => {
    const { before, id } = await import2();
    expect((await named('Testdak BV', 'published'))?.stands).toMatchObject([{ code: '1.E02' }]);
    const undone = await lists.undo(id);
    expect([undone.state, undone.counts]).toEqual(['teruggedraaid', { teruggedraaid: 4 }]);
    expect(await named('Testdak BV')).toBeUndefined();
    expect(await content('Voorbeeld BV', 'published')).toBe(before);
    expect(await content('Voorbeeld BV')).toBe(before);
    expect((await named('Modelhuis BV', 'published'))?.stands).toMatchObject([{ code: '1.E02' }]);
    expect(await app.strapi.documents('api::stand.stand').count({ filters: { code: '1.E04' } })).toBe(0);
  });

  it('leaves what somebody changed since, names it, and puts the stand alone back when told to', async () => {
    const { id } = await import2();
    const { documentId } = (await named('Modelhuis BV')) ?? { documentId: '' };
    await documents().update({ documentId, data: { summary: 'Met de hand geschreven.' } as never });
    const { body } = await lists.toUndo(id);
    expect(body.rows.map(({ title, message, mayGoBack }) => [title, message, mayGoBack])).toEqual([
      ['Modelhuis BV', 'Daarna is veranderd: Samenvatting, of het op de site staat.', true],
      // It is new, and Modelhuis stays on it.
      ['1.E04', 'Iets anders verwijst hiernaar.', true],
    ]);
    const undone = await lists.undo(id);
    expect([undone.state, undone.rows.map(({ title }) => title)]).toEqual([
      'deels teruggedraaid',
      ['1.E04', 'Modelhuis BV'],
    ]);
    expect(await named('Modelhuis BV')).toMatchObject({
      summary: 'Met de hand geschreven.',
      stands: [{ code: '1.E04' }],
    });
    const again = await lists.toUndo(id);
    const position = again.body.rows.find(({ title }) => title === 'Modelhuis BV')?.position ?? -1;
    await lists.undo(id, [position]);
    expect(await named('Modelhuis BV')).toMatchObject({
      summary: 'Met de hand geschreven.',
      stands: [{ code: '1.E02' }],
    });
  });

  it('puts no two on a stand that somebody else has meanwhile', async () => {
    const { id } = await import2();
    const { documentId: stand } = (await app.strapi
      .documents('api::stand.stand')
      .findFirst({ filters: { code: '1.E02' } })) ?? { documentId: '' };
    const testdak = (await named('Testdak BV'))?.documentId ?? '';
    await documents().delete({ documentId: testdak, locale: '*' });
    const other = await documents().create({
      data: { name: 'Toetswerk BV', kind: 'Overheid', stands: [stand] } as never,
      status: 'published',
    });
    const undone = await lists.undo(id);
    expect(undone.rows).toContainEqual(
      expect.objectContaining({ title: 'Modelhuis BV', message: 'Stand 1.E02 is nu van “Toetswerk BV”.' }),
    );
    expect(await named('Modelhuis BV')).toMatchObject({ stands: [{ code: '1.E04' }] });
    await documents().delete({ documentId: other.documentId, locale: '*' });
  });

  it('twice does nothing the second time, and says so', async () => {
    const { id } = await import2();
    await lists.undo(id);
    await expect(lists.undo(id)).rejects.toThrow('Deze import is al teruggedraaid.');
  });
});
