import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { messagesFor } from '../../../app/messages/messages';
import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { openDatabase } from '../../harness/database';
import { startFair, type Fair } from '../../harness/fair';

/** A fair with an edition of 2025 behind it, and one of 2023 of which nothing is left. */
const browser = browserForFile();
let fair: Fair;

/** One of a past edition, as visitors find it. */
interface Past {
  number: number;
  slug: string;
  name: string;
}
let exhibitor: Past;
let session: Past;
let speaker: Past;

/** The numbers of what is archived: an exhibitor with a vacancy, a session with places, and one who speaks there. */
const chosen = {
  exhibitors: `slug = 'casco-snel'`,
  sessions: `public_id = (
    select min(sessions.public_id) from sessions where joining = 1 and locale = 'nl' and published_at is not null
  )`,
  speakers: 'public_id = 3001',
};

function archive(dataDir: string): void {
  const database = openDatabase(dataDir);
  const mark = (table: keyof typeof chosen, name: string): Past => {
    const found = database
      .prepare(
        `select public_id as number, slug, ${name} as name from ${table}
         where ${chosen[table]} and locale = 'nl' and published_at is not null`,
      )
      .all() as Past[];
    if (!found[0]) throw new Error(`no such row of ${table}`);
    database.prepare(`update ${table} set edition = 2025 where public_id = ?`).run(found[0].number);
    return found[0];
  };
  exhibitor = mark('exhibitors', 'name');
  session = mark('sessions', 'title');
  speaker = mark('speakers', 'name');
  database.prepare(`update sessions set day = '2025-02-11' where public_id = ?`).run(session.number);
  database.close();
}

beforeAll(async () => {
  fair = await startFair({ prepare: archive });
  const admin = await signInToAdmin(fair);
  for (const [year, city] of [
    [2025, 'Deventer'],
    [2023, 'Arnhem'],
  ] as const) {
    const made = await admin('POST', '/content-manager/collection-types/api::edition.edition', {
      year,
      name: 'Fabriek & Thuis',
      edition: `Editie ${year}`,
      days: [{ date: `${year}-02-11`, opens: '09:00:00.000', closes: '17:00:00.000' }],
      venue: { name: 'Oude Hal', street: 'Kade 1', postalCode: '1234 AB', city },
    });
    expect([made.status, made.body]).toEqual([201, made.body]);
  }
}, 240_000);
afterAll(() => fair.stop());

const get = (path: string) =>
  fetch(fair.site + path, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0' } });
async function html(path: string): Promise<string> {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

const mainOf = (page: string) => page.slice(page.indexOf('<main'), page.indexOf('</main>'));

describe.each([
  ['nl', ''],
  ['en', '/en'],
] as const)('a past edition, in %s', (locale, prefix) => {
  const m = messagesFor(locale);
  const name = 'Fabriek & Thuis 2025';
  let paths: Record<'programma' | 'standhouders' | 'sprekers', string>;
  beforeEach(() => {
    paths = {
      programma: `${prefix}/programma/${session.number}`,
      standhouders: `${prefix}/standhouders/${exhibitor.number}/${exhibitor.slug}`,
      sprekers: `${prefix}/sprekers/${speaker.number}/${speaker.slug}`,
    };
  });

  test('has an archive that says when and where it was, and leads to what it has', async () => {
    const overview = mainOf(await html(`${prefix}/editie/2025`));
    for (const text of [name, 'Editie 2025', 'Oude Hal, Deventer', m.format.dayRange(['2025-02-11'])])
      expect(overview).toContain(text);
    for (const path of [
      '/editie/2025/programma',
      '/editie/2025/standhouders',
      '/editie/2025/sprekers',
      '/fotos-2025',
      '/editie/2023',
    ])
      expect(overview).toContain(`href="${prefix}${path}"`);
  });

  test('is in the footer of every page', async () => {
    const page = await html(`${prefix}/contact`);
    for (const year of [2025, 2023])
      expect(page.slice(page.indexOf('<footer'))).toContain(`href="${prefix}/editie/${year}"`);
  });

  test('has lists that lead to its own alone', async () => {
    for (const [list, path] of Object.entries(paths)) {
      const page = await html(`${prefix}/editie/2025/${list}`);
      const main = mainOf(page);
      const links = [...main.matchAll(/href="([^"?]*)"/g)].map(([, href = '']) => href);
      const details = links.filter((href) => href.startsWith(`${prefix}/${list}/`));
      expect(details, list).toEqual([path]);
      expect(main).not.toContain('save-button');
    }
  });

  test('is in no list of the coming one', async () => {
    const lists: [path: string, one: Past][] = [
      ['/programma.json?dag=alle', session],
      ['/programma/schedule.json', session],
      ['/standhouders.json', exhibitor],
      ['/sprekers.json', speaker],
    ];
    for (const [path, { number }] of lists) {
      const list = await html(prefix + path);
      expect(list, path).toMatch(/\b\d{4}\b/);
      expect(list, path).not.toMatch(new RegExp(`\\b${number}\\b`));
    }
  });

  test('is named by its own pages, which lead to its archive and have no form', async () => {
    for (const [list, path] of Object.entries(paths)) {
      const page = await html(path);
      const main = mainOf(page);
      expect(main).toContain(m.editions.notice(name));
      expect(main).toContain(`href="${prefix}/editie/2025/${list}"`);
      expect(main).not.toMatch(/<form|save-button|plaats\/aanvragen/);
      expect(page).toContain('| Fabriek & Thuis Editie 2025</title>');
    }
  });

  test('is found after the coming one, with its year', async () => {
    const groups = async () => {
      const found: unknown = read(await (await get(`${prefix}/zoeken.json?q=casco`)).json(), 'groups');
      return Array.isArray(found) ? (found as unknown[]) : [];
    };
    // The index of before the edition was there answers for some seconds.
    await expect
      .poll(async () => (await groups()).map((group) => read(group, 'kind')), { timeout: 15_000 })
      .toContain('past');
    const found = await groups();
    expect(found.length).toBeGreaterThan(1);
    expect(read(found.at(-1), 'kind')).toBe('past');
    expect(JSON.stringify(found.at(-1))).toContain('2025');
    const page = await html(`${prefix}/zoeken?q=casco`);
    expect(page.indexOf(m.search.kinds.past)).toBeGreaterThan(page.indexOf(m.search.kinds.exhibitor));
  });

  test('fits on a phone and reads well with a screen reader, in both modes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.page({ viewport: { width: 360, height: 740 }, colorScheme });
      for (const path of ['', '/programma', '/standhouders', '/sprekers']
        .map((list) => `${prefix}/editie/2025${list}`)
        .concat(Object.values(paths))) {
        await page.goto(fair.site + path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, overflow]).toEqual([path, 0]);
        expect(await barriersIn(page), path).toEqual([]);
      }
    }
  });
});

test('a list of the past leads back to itself from what it leads to', async () => {
  const page = await browser.page();
  await page.goto(`${fair.site}/editie/2025/standhouders`);
  await hydrate(page);
  await page.locator('main').getByRole('link', { name: exhibitor.name }).click();
  await page.getByRole('heading', { level: 1, name: exhibitor.name }).waitFor();
  await page
    .getByRole('link', { name: messagesFor('nl').exhibitors.detail.backToList })
    .first()
    .click();
  await page.waitForURL(`${fair.site}/editie/2025/standhouders`);
});

test.each([
  '/editie/2024',
  '/editie/2024/programma',
  '/editie/2027',
  '/editie/vorig-jaar',
  '/editie/2025/paviljoens',
  '/editie/2023/programma',
  '/editie/2023/standhouders',
  '/en/editie/2023/sprekers',
  '/editie/2025/standhouders?pagina=2',
])('%s does not exist', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('an edition of which nothing is left says so and links no list', async () => {
  const overview = await html('/editie/2023');
  expect(overview).toContain(messagesFor('nl').editions.nothing);
  expect(overview).not.toContain('href="/editie/2023/');
});

test('a malformed page of a list is a clear 400', async () => {
  const response = await get('/editie/2025/standhouders?pagina=nul');
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(messagesFor('nl').listing.invalid['page-not-a-number']);
});

test('search engines find the archive, and the picture of each of its pages', async () => {
  const sitemap = await html('/sitemap.xml');
  for (const path of [
    '/editie/2025',
    '/editie/2025/programma',
    '/en/editie/2025/standhouders',
    '/editie/2025/sprekers',
    '/editie/2023',
    `/programma/${session.number}`,
    `/standhouders/${exhibitor.number}/${exhibitor.slug}`,
    `/sprekers/${speaker.number}/${speaker.slug}`,
  ])
    expect(sitemap).toContain(`<loc>${fair.site}${path}</loc>`);
  expect(sitemap).not.toContain('/editie/2023/');
  for (const path of ['/editie/2025', '/editie/2025/programma', `/programma/${session.number}`]) {
    const picture = /property="og:image" content="([^"]*)"/.exec(await html(path))?.[1] ?? '';
    expect((await get(new URL(picture).pathname)).status, path).toBe(200);
  }
});

test('search engines get a session of the past as part of the past fair, at its own venue', async () => {
  const page = await html(`/programma/${session.number}`);
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(read(JSON.parse(json), '@graph', 0)).toMatchObject({
    startDate: expect.stringContaining('2025-02-11') as unknown,
    location: { address: { addressLocality: 'Deventer' } },
    superEvent: { name: 'Fabriek & Thuis 2025', url: `${fair.site}/editie/2025` },
  });
});

test('a vacancy of an exhibitor of the past is in no list, and its page takes no applications', async () => {
  expect(await html('/vacatures')).not.toContain('Voorman montage');
  const found = await get(`/zoeken.json?${new URLSearchParams({ q: 'voorman montage' })}`);
  expect(await found.text()).not.toContain('voorman-montage');
  const path = /\/vacatures\/\d+\/voorman-montage/.exec(await html('/sitemap.xml'))?.[0] ?? '';
  const page = await html(path);
  expect(page).toContain(messagesFor('nl').vacancies.detail.closedTitle);
  expect(mainOf(page)).not.toContain('<form');
});

test('nobody asks for a place at a session of the past', async () => {
  expect((await get(`/plaats/aanvragen?onderdeel=${session.number}`)).status).toBe(404);
});
