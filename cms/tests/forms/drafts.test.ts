import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteExpiredDrafts, findDraft } from '../../src/platform/forms/drafts/drafts';
import { pathOf } from '../../src/platform/uploads/store';
import { deletePending, findPending } from '../../src/platform/uploads/uploads';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** Forms in steps that visitors did not send yet, as the site hands them over. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const secret = 'test-secret-of-the-purges';
const dayMs = 24 * 60 * 60 * 1000;
const draft = (values: unknown = { company: 'Bouw BV', themes: ['hout', 'zon'] }, more: object = {}) => ({
  data: { form: 'contract', step: 'bedrijf', values, ...more },
});

let networks = 0;
async function call(
  method: string,
  token: string | null,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const target = token === null ? '/api/form-drafts' : '/api/form-drafts/current';
  const response = await fetch(app.url + target, {
    method,
    headers: {
      'x-beursvloer-drafts': secret,
      'x-forwarded-for': `198.51.100.${(networks += 1) % 250}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { 'x-draft-token': token }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text === '' ? '{}' : text) };
}

async function begin(values?: unknown): Promise<string> {
  const { status, body } = await call('POST', null, draft(values));
  expect(status).toBe(201);
  return body.data.token;
}

const rows = () => app.strapi.db.query('api::form-draft.form-draft').findMany({ orderBy: 'id' });

async function upload(field = 'logo', form = 'contract'): Promise<string> {
  const response = await fetch(`${app.url}/api/form-uploads?form=${form}&field=${field}&name=logo.pdf`, {
    method: 'POST',
    body: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100, 'x')]),
    headers: { 'content-type': 'application/octet-stream', 'x-beursvloer-uploads': secret },
  });
  const { data } = (await response.json()) as { data: { id: string } };
  // As if it came two hours ago.
  const ago = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await app.strapi.db.connection('form_uploads').where({ upload_id: data.id }).update({ created_at: ago });
  await utimes(pathOf(app.strapi, data.id), ago, ago);
  return data.id;
}
const waits = async (id: string) =>
  (await findPending(app.strapi, { form: 'contract', field: 'logo' }, [id])).length === 1;

describe('a draft', () => {
  it('is given back to who has its token, is replaced and is deleted', async () => {
    const token = await begin();
    expect(token).toMatch(/^[\w-]{43}$/);
    const shown = await call('GET', token);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect([shown.status, shown.body.data]).toEqual([
      200,
      {
        form: 'contract',
        step: 'bedrijf',
        values: { company: 'Bouw BV', themes: ['hout', 'zon'] },
        changedAt: expect.any(Number),
        files: [],
      },
    ]);
    const values = { company: 'Bouw & Co', note: '🏗️ naïef\nregel' };
    expect((await call('PUT', token, draft(values, { step: 'stand' }))).status).toBe(200);
    expect((await call('GET', token)).body.data).toMatchObject({ step: 'stand', values });
    expect((await call('DELETE', token)).status).toBe(204);
    expect((await call('DELETE', token)).status).toBe(204);
    expect((await call('GET', token)).status).toBe(404);
    expect((await call('PUT', token, draft())).status).toBe(404);
  });

  it('is stored without its token', async () => {
    const token = await begin();
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  it('is nobody’s without the secret of the site, and never a read of the content API', async () => {
    const token = await begin();
    const before = await rows();
    for (const [method, own, body] of [
      ['POST', null, draft()],
      ['GET', token, undefined],
      ['PUT', token, draft({ company: 'X' })],
      ['DELETE', token, undefined],
    ] as const)
      for (const wrong of ['', 'x', secret.toUpperCase()])
        expect((await call(method, own, body, { 'x-beursvloer-drafts': wrong })).status).toBe(401);
    expect(await rows()).toEqual(before);
  });

  it('does not open to another token, whatever it looks like', async () => {
    const token = await begin();
    const [row] = (await rows()).slice(-1);
    for (const other of [
      '',
      'x',
      token.slice(1),
      `${token}x`,
      token.toLowerCase(),
      row.tokenHash,
      '%',
      "' or 1=1",
    ])
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', draft({ company: 'gestolen' })],
      ] as const)
        expect([other, (await call(method, other, body)).status]).toEqual([other, 404]);
    expect((await call('GET', token)).body.data.values.company).toBe('Bouw BV');
  });

  it('stays one of its form', async () => {
    const token = await begin();
    expect((await call('PUT', token, draft({}, { form: 'order' }))).status).toBe(404);
  });

  it.each<[string, unknown, number]>([
    ['no object', '[]', 400],
    ['no JSON', '{"data":', 400],
    ['no data', {}, 400],
    ['data that is a list', { data: [] }, 400],
    ['no form', draft({}, { form: undefined }), 400],
    ['a path as form', draft({}, { form: '../x' }), 400],
    ['a step that is no slug', draft({}, { step: 'Stap één' }), 400],
    ['a step that is a number', draft({}, { step: 3 }), 400],
    ['values that are a list', draft([]), 400],
    ['values that are null', draft(null), 400],
    ['a number among the values', draft({ metres: 12 }), 400],
    ['an object among the values', draft({ company: { $ne: '' } }), 400],
    ['a list in a list', draft({ company: [['x']] }), 400],
    ['a name that is no name', draft({ 'a b': 'x' }), 400],
    ['a name of every object', '{"data":{"form":"contract","step":"a","values":{"__proto__":"x"}}}', 400],
    ['201 fields', draft(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, '']))), 400],
    ['101 choices', draft({ themes: Array.from({ length: 101 }, () => 'x') }), 400],
    ['more than 64 kB', draft({ note: 'x'.repeat(65 * 1024) }), 413],
    ['more than 64 kB in few characters', draft({ note: '€'.repeat(22 * 1024) }), 413],
  ])('with %s is rejected, and nothing is stored or changed', async (_what, body, status) => {
    const token = await begin();
    const before = await rows();
    expect((await call('POST', null, body)).status).toBe(status);
    expect((await call('PUT', token, body)).status).toBe(status);
    expect(await rows()).toEqual(before);
  });

  it('loses what no database stores, and half characters', async () => {
    const token = await begin({ company: 'A\u0000B\uD800C' });
    expect((await call('GET', token)).body.data.values).toEqual({ company: 'ABC' });
  });

  it('is begun at most 60 times an hour from one network', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const { status, headers } = await call('POST', null, draft({}), { 'x-forwarded-for': '203.0.113.9' });
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(-2)).toEqual([201, 429]);
  });

  it('is gone 30 days after its last change, and the night deletes it', async () => {
    const [old, changed] = [await begin(), await begin()];
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 29 * dayMs);
    try {
      expect((await call('PUT', changed, draft())).status).toBe(200);
    } finally {
      now.mockRestore();
    }
    const later = Date.now() + 30 * dayMs + 60_000;
    expect(await findDraft(app.strapi, old, later)).toBeNull();
    expect(await findDraft(app.strapi, changed, later)).not.toBeNull();
    expect(await deleteExpiredDrafts(app.strapi, later)).toBeGreaterThan(0);
    expect((await call('GET', old)).status).toBe(404);
    expect((await call('GET', changed)).status).toBe(200);
  });
});

describe('a file that a draft names', () => {
  it('lives as long as the draft does, and is named by it', async () => {
    const [held, loose] = [await upload(), await upload()];
    const token = await begin({ logo: [held] });
    await deletePending(app.strapi);
    expect([await waits(held), await waits(loose)]).toEqual([true, false]);
    expect(await readdir(path.join(app.dataDir, 'form-uploads'))).toEqual([held]);
    expect((await call('GET', token)).body.data.files).toEqual([
      { id: held, field: 'logo', name: 'logo.pdf', type: 'pdf', bytes: 109 },
    ]);

    await deleteExpiredDrafts(app.strapi, Date.now() + 31 * dayMs);
    await deletePending(app.strapi);
    expect(await waits(held)).toBe(false);
  });

  it('goes when the draft does not name it any more, or is deleted', async () => {
    const [first, second] = [await upload(), await upload()];
    const token = await begin({ logo: [first] });
    expect((await call('PUT', token, draft({ logo: [second] }))).status).toBe(200);
    await deletePending(app.strapi);
    expect([await waits(first), await waits(second)]).toEqual([false, true]);
    await call('DELETE', token);
    await deletePending(app.strapi);
    expect(await waits(second)).toBe(false);
  });

  it('is not taken from another draft or another form', async () => {
    const [own, elsewhere] = [await upload(), await upload('logo', 'order')];
    const token = await begin({ logo: own });
    const other = await begin({ logo: [own, elsewhere, 'x'.repeat(32)] });
    expect((await call('GET', other)).body.data.files).toEqual([]);
    await call('DELETE', other);
    await deletePending(app.strapi);
    expect(await waits(own)).toBe(true);
    await call('DELETE', token);
  });
});
