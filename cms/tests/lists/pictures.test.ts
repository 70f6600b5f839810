import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { Lists } from './calls';

/** Pictures of a list, by the names of their files. */
let app: App;
let token: string;
let lists: Lists;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'organiser');
  lists = new Lists(app, token);
});

const uid = 'api::exhibitor.exhibitor';
const file =
  'Naam;Soort;Logo\nBeeldhuis BV;Overheid;beeldhuis.png\nGevel & Co;Overheid;\nZonder BV;Overheid;nergens.png\n';

async function upload(name: string): Promise<void> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('files', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${app.url}/upload`, { method: 'POST', headers, body: form })).status).toBe(201);
}

async function logos(): Promise<Record<string, string | null>> {
  const found = await app.strapi.documents(uid).findMany({
    filters: { name: { $in: ['Beeldhuis BV', 'Gevel & Co', 'Zonder BV'] } },
    status: 'published',
    populate: ['logo'],
  });
  return Object.fromEntries(
    found.map(({ name, logo }) => [name, (logo as { name: string } | null)?.name ?? null]),
  );
}

describe('pictures that come along with a list', () => {
  const pictures = ['BEELDHUIS.png', 'gevel-co_logo.png', 'over.png'];

  it('are matched to rows by their names, and the others are named', async () => {
    const { body } = await lists.preview('standhouders', file, { pictures });
    expect(body.pictures).toEqual({
      used: ['BEELDHUIS.png', 'gevel-co_logo.png'],
      unused: ['over.png'],
      missing: [{ name: 'nergens.png', rows: [4] }],
    });
    expect(body.rows.map(({ notes }) => notes)).toEqual([[], [], ['Logo: “nergens.png” is er niet bij.']]);
  });

  it('are those of the documents, which undo takes back, and change nothing when they come again', async () => {
    await upload('BEELDHUIS.png');
    await upload('gevel-co_logo.png');
    const given = { pictures, isPublished: true };
    const done = await lists.import('standhouders', file, given);
    expect([done.state, done.rows]).toEqual(['klaar', []]);
    const after = { 'Beeldhuis BV': 'BEELDHUIS.png', 'Gevel & Co': 'gevel-co_logo.png', 'Zonder BV': null };
    expect(await logos()).toEqual(after);
    const again = await lists.preview('standhouders', file, given);
    expect(again.body.counts).toEqual({ new: 0, changed: 0, same: 3, rejected: 0 });
    expect(again.body.pictures?.used).toEqual([]);

    const changed = await lists.import('standhouders', 'Naam;Logo\nBeeldhuis BV;gevel-co_logo.png', {
      isPublished: true,
    });
    expect(await logos()).toEqual({ ...after, 'Beeldhuis BV': 'gevel-co_logo.png' });
    await lists.undo(changed.id);
    expect(await logos()).toEqual(after);
    await lists.undo(done.id);
    expect(await logos()).toEqual({});
  });

  it.each([[null], [['a', 1]], [Array.from({ length: 1001 }, String)]])('are names: %s', async (wrong) => {
    const { status, message } = await lists.preview('standhouders', file, { pictures: wrong as never });
    expect([status, message]).toEqual([400, 'Deze keuze bestaat niet. Laad de pagina opnieuw.']);
  });
});
