import { access } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredSubmissions } from '../../src/platform/forms/submissions/retention';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { stored, submit } from '../harness/submissions';

/** Files that come with a form: from the upload to the submission, and away with it. */
let app: App;
let form: string;
const dayMs = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await sharedApp();
  const made = await app.strapi.documents('api::form.form').create({
    data: {
      title: 'Stuur uw logo',
      slug: 'stuur-uw-logo',
      retentionDays: 5,
      fields: [
        { label: 'Naam', name: 'naam', kind: 'Tekst' },
        {
          label: 'Logo',
          name: 'logo',
          kind: 'Bestand',
          rules: [{ rule: 'Verplicht' }, { rule: 'Aantal bestanden hoogstens', values: '1' }],
        },
      ],
    },
    status: 'published',
  });
  form = made.documentId;
});

async function upload(field = 'logo'): Promise<string> {
  const parameters = new URLSearchParams({ form, field, name: 'logo.pdf', types: 'pdf' });
  const response = await fetch(`${app.url}/api/form-uploads?${parameters}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-beursvloer-uploads': 'test-secret-of-the-purges',
    },
    body: '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  });
  const text = await response.text();
  const id = /"id":"([\w-]{32})"/.exec(text)?.[1];
  if (id === undefined) throw new Error(`The upload answered ${response.status}: ${text}`);
  return id;
}

const send = (values: object, more: object = {}) =>
  submit(app.url, form, { version: 1, language: 'nl', values, ...more });
const faults = ({ body }: Awaited<ReturnType<typeof send>>) => body.error?.details.errors;
const isThere = (id: string) =>
  access(path.join(app.dataDir, 'form-uploads', id)).then(
    () => true,
    () => false,
  );

describe('a file', () => {
  it('is stored with its form, and deleted with the submission', async () => {
    const id = await upload();
    const { status, body } = await send({ naam: 'Noor', logo: [id] });
    expect(status).toBe(201);
    const [row] = await stored(app, { receipt: body.data?.receipt });
    expect(row?.values).toMatchObject({ logo: [{ id, name: 'logo.pdf', type: 'application/pdf' }] });
    expect(await isThere(id)).toBe(true);
    await deleteExpiredSubmissions(app.strapi, Date.now() + 6 * dayMs);
    expect([await isThere(id), await stored(app, { id: row?.id })]).toEqual([false, []]);
  });

  it('goes with one submission only, also when two ask for it at once', async () => {
    const id = await upload();
    const both = await Promise.all([send({ naam: 'Een', logo: [id] }), send({ naam: 'Twee', logo: [id] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await stored(app, { form })).toHaveLength(1);
    const again = await send({ naam: 'Drie', logo: [id] });
    expect(faults(again)).toContainEqual(expect.objectContaining({ path: ['logo'], name: 'file-gone' }));
  });

  it.each([
    ['is invented', () => Promise.resolve('x'.repeat(32))],
    ['was sent for another field', () => upload('naam')],
  ])('that %s is said to be gone, and nothing is stored', async (_what, make) => {
    const before = (await stored(app, { form })).length;
    const response = await send({ naam: 'Vals', logo: [await make()] });
    expect(faults(response)).toContainEqual(expect.objectContaining({ path: ['logo'], name: 'file-gone' }));
    expect((await stored(app, { form })).length).toBe(before);
  });

  it('is judged by the rules of its field', async () => {
    expect(faults(await send({ naam: 'Geen' }))).toMatchObject([{ path: ['logo'], name: 'required' }]);
    const two = [await upload(), await upload()];
    expect(faults(await send({ naam: 'Twee', logo: two }))).toMatchObject([
      { path: ['logo'], name: 'maxFiles' },
    ]);
  });
});
