import ICAL from 'ical.js';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

const listShape = z.object({ title: z.string(), items: z.array(z.looseObject({ id: z.int() })) });

async function ask(path: string): Promise<Response> {
  return fetch(`${site}${path}`);
}

/** These files and pages need no scripts. */
let tab: Page;
beforeAll(async () => {
  tab = await browser.page({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
});

async function idsInJson(path: string): Promise<number[]> {
  return listShape.parse(await (await ask(path)).json()).items.map(({ id }) => id);
}

async function idsInCsv(path: string): Promise<number[]> {
  const { data } = Papa.parse<string[]>((await (await ask(path)).text()).replace('\uFEFF', ''), {
    delimiter: ';',
    skipEmptyLines: true,
  });
  return data.slice(1).map(([id]) => Number(id));
}

async function idsInXlsx(path: string): Promise<number[]> {
  const bytes = Buffer.from(await (await ask(path)).arrayBuffer());
  const [sheet] = await readXlsxFile(bytes);
  return (sheet?.data ?? []).slice(1).map(([id]) => Number(id));
}

async function events(path: string): Promise<ICAL.Event[]> {
  const calendar = ICAL.Component.fromString(await (await ask(path)).text());
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

describe.each([
  ['/programma', ''],
  ['/programma', '?dag=2027-02-10&soort=kennissessie'],
  ['/programma/tours', ''],
  ['/standhouders', '?q=wonen&sorteer=stand'],
  ['/standhouders/woningcorporaties', ''],
  ['/sprekers', ''],
  ['/kalender', ''],
  ['/vacatures', ''],
])('%s%s', (list, search) => {
  let ids: number[];
  beforeAll(async () => {
    ids = await idsInJson(`${list}.json${search}`);
  });

  test('is the same selection in every form, and all that the page shows is in it', async () => {
    expect(ids.length).toBeGreaterThan(1);
    expect(await idsInCsv(`${list}.csv${search}`)).toEqual(ids);
    expect(await idsInXlsx(`${list}.xlsx${search}`)).toEqual(ids);

    const html = await (await ask(`${list}${search}`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const links = main.matchAll(new RegExp(`href="/${list.split('/')[1] ?? ''}/(\\d+)`, 'g'));
    const shown = [...new Set([...links].map(([, id]) => Number(id)))];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((id) => !ids.includes(id))).toEqual([]);

    await tab.goto(`${site}${list}.print${search}`);
    expect(await tab.locator('tbody tr').count()).toBe(ids.length);
    expect(await tab.locator('header, footer').count()).toBe(0);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

test('the programme of a day is a calendar of the same sessions, at their hours', async () => {
  const search = '?dag=2027-02-10';
  const { items } = z
    .object({
      items: z.array(z.object({ id: z.int(), title: z.string(), day: z.string(), start: z.string() })),
    })
    .parse(await (await ask(`/programma.json${search}`)).json());
  const found = await events(`/programma.ics${search}`);
  const told = found.map(({ uid, summary, startDate }) => ({
    uid: uid.split('@')[0],
    summary,
    at: startDate.toJSDate().toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }),
  }));
  expect(told).toEqual(
    items.map(({ id, title, day, start }) => ({
      uid: `programma-${id}`,
      summary: title,
      at: `${day} ${start}:00`,
    })),
  );
  expect(new Set(items.map(({ day }) => day))).toEqual(new Set(['2027-02-10']));
});

test('one session goes into a calendar from its page', async () => {
  await tab.goto(`${site}/programma/2001`);
  const href = await tab.getByRole('link', { name: 'Zet in agenda' }).getAttribute('href');
  const response = await ask(href ?? '');
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const [event, ...others] = await events(href ?? '');
  expect(others).toEqual([]);
  expect(event?.summary).toBe(await tab.locator('h1').textContent());
  expect((await ask('/programma/999999/agenda.ics')).status).toBe(404);
});

test('an empty selection is an empty file', async () => {
  expect(await idsInJson('/programma.json?q=zzzzzz')).toEqual([]);
  expect(await idsInCsv('/standhouders.csv?q=zzzzzz')).toEqual([]);
  expect(await events('/programma.ics?q=zzzzzz')).toEqual([]);
});

test('in English a file has English headings and addresses', async () => {
  const text = await (await ask('/en/programma.csv')).text();
  expect(text.split('\r\n')[0]).toContain('"Title";"Kind"');
  expect(text).toContain(`${site}/en/programma/`);
});

test('a query that no list of ours makes is a 400 in Dutch, and an ending that is none a 404', async () => {
  const bad = await ask('/programma.ics?dag=morgen');
  expect(bad.status).toBe(400);
  expect(await bad.text()).toContain('De dag in dit adres bestaat niet.');
  expect((await ask('/standhouders.csv?pagina=x')).status).toBe(400);
  expect((await ask('/standhouders.ics')).status).toBe(404);
  expect((await ask('/programma.pdf')).status).toBe(404);
});

test('the links under a list lead to its selection, on paper too', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 800 } });
  await page.goto(`${site}/programma?dag=2027-02-10&soort=tour`);
  const links = page.getByRole('navigation', { name: 'Deze lijst als' }).getByRole('link');
  const selection = ['ics', 'xlsx', 'csv', 'json', 'print'].map(
    (ending) => `/programma.${ending}?soort=tour&dag=2027-02-10`,
  );
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    ...selection,
    // The whole programme, for other programs.
    ...['/programma/schedule.json', '/programma/schedule.xml'],
  ]);
  await links.nth(4).click();
  await page.waitForURL(/programma\.print/);
  await page.getByRole('button', { name: 'Druk af' }).waitFor();
});
