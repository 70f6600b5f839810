import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Badge } from '../../src/visitors/badges/pdf';
import { createBadgeProcess, NotDrawn } from '../../src/visitors/badges/pdf-process';
import { readPdf } from '../harness/pdf-text';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { confirmed, withLink } from '../harness/visits';

const namesIn = (file: string) =>
  readFileSync(path.join(__dirname, 'cases', file), 'utf8')
    .split('\n')
    .filter(Boolean);

describe('a visitor', () => {
  let app: App;
  beforeAll(async () => {
    app = await sharedApp();
  });

  it.each([...namesIn('names-that-turn.txt'), ...namesIn('names-of-the-world.txt')])(
    'with the name %j gets a badge, in the mail and from the page',
    async (name) => {
      const { response, badge, link } = await confirmed(app, { name, organisation: name, role: name });
      expect(response.status).toBe(200);
      expect(badge).toMatchObject({ attachments: [expect.objectContaining({ filename: 'badge.pdf' })] });
      const drawn = await withLink(app, 'GET', 'own/badge', { 'x-visit-link': link });
      expect(drawn.status).toBe(200);
    },
  );

  it('has no characters in the name that turn what follows', async () => {
    const { response } = await confirmed(app, { name: '\u202eNoor\u2066 de \u0007Wit' });
    expect(response).toMatchObject({ body: { data: { profile: { name: 'Noor de Wit' } } } });
  });
});

describe('the process that draws badges', () => {
  const badge: Badge = {
    language: 'nl',
    days: ['di 9 feb 2027'],
    name: 'Noor',
    organisation: 'De Lindenhof',
    role: '',
    code: 'BV1-0123456789ABCDEF-0123456789ABCDEF',
    fair: { name: 'Fabriek & Thuis', edition: '2027', venue: 'Utrecht', url: 'beurs.example' },
    colours: { brand: '#f68220', onBrand: '#1a120a' },
  };
  const program = path.resolve('dist/src/visitors/badges/pdf-program.js');
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-badges-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const programOf = (name: string, code: string) => {
    const file = path.join(folder, `${name}.cjs`);
    writeFileSync(file, code);
    return file;
  };

  it('draws one badge after another', async () => {
    const badges = createBadgeProcess(program);
    const drawn = await Promise.all(['Noor', 'Sem', 'Zoë'].map((name) => badges.draw({ ...badge, name })));
    badges.stop();
    const texts = await Promise.all(drawn.map(readPdf));
    expect(texts.map(({ text }) => /Noor|Sem|Zoë/.exec(text)?.[0])).toEqual(['Noor', 'Sem', 'Zoë']);
  });

  it('is started anew after it died, and the badge that it died of is not drawn', async () => {
    const dying = `process.on('message', ({ name }) => name === 'abort' ? process.abort()
      : process.send({ result: Buffer.from(name), residentBytes: 1 }))`;
    const badges = createBadgeProcess(programOf('dying', dying));
    const [first, second, third] = await Promise.allSettled(
      ['Noor', 'abort', 'Sem'].map((name) => badges.draw({ ...badge, name })),
    );
    badges.stop();
    expect([first, third]).toEqual([
      { status: 'fulfilled', value: Buffer.from('Noor') },
      { status: 'fulfilled', value: Buffer.from('Sem') },
    ]);
    expect(second).toEqual({ status: 'rejected', reason: expect.any(NotDrawn) });
  });

  it('is ended when it takes too long or answers nothing', async () => {
    const badges = createBadgeProcess(programOf('silent', `process.on('message', () => { for (;;); })`), 200);
    await expect(badges.draw(badge)).rejects.toMatchObject({ reason: 'it took longer than 200 ms' });
    badges.stop();
  });

  it('that does not exist is an error of that badge alone', async () => {
    const badges = createBadgeProcess(path.join(folder, 'nothing.cjs'));
    await expect(badges.draw(badge)).rejects.toBeInstanceOf(NotDrawn);
  });
});
