import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrate } from '../../harness/browser';

/** Values for each step: a text is typed, a list is ticked, and a text with `=` in front is chosen. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** A contract that is right, step after step. */
export const steps: readonly (readonly [slug: string, answers: Answers])[] = [
  [
    'organisatie',
    {
      company: 'Noordwand Bouw B.V.',
      kvk: '30123456',
      vatNumber: 'nl 1234.56.782.b01',
      street: 'Kanaalweg 12',
      postcode: '3526kl',
      place: 'Utrecht',
    },
  ],
  [
    'contactpersonen',
    {
      signatoryName: 'José van der Meulen',
      signatoryRole: 'Directeur',
      signatoryEmail: 'jose@noordwand.example',
      signatoryPhone: '030 000 00 01',
      standContact: '=other',
      contactName: 'Noor Visser',
      contactEmail: 'noor@noordwand.example',
      contactPhone: '030 000 00 02',
    },
  ],
  ['aanbod', { kind: '=Nieuwbouwconcept', themes: ['houtbouw', 'circulair-bouwen'] }],
  ['stand', { standKind: '=ingericht', squareMetres: '12', standWishes: 'Aan het brede gangpad.' }],
  [
    'profiel',
    {
      publicName: 'Noordwand',
      summary: 'Houten gevels die in een dag tegen een bestaand huis staan.',
      webAddress: 'noordwand.example',
    },
  ],
  [
    'betaling',
    {
      invoiceEmail: 'facturen@noordwand.example',
      accountHolder: 'Noordwand Bouw B.V.',
      iban: 'NL91 ABNA 0417 1643 00',
      mandate: ['ja'],
    },
  ],
];

/** Fills a step in with pointer and keys. */
export async function fill(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer !== 'string')
      for (const value of answer) await page.locator(`[name=${name}][value="${value}"]`).check();
    else if (answer.startsWith('=')) await page.locator(`[name=${name}][value="${answer.slice(1)}"]`).check();
    else await page.locator(`[name=${name}]`).fill(answer);
  }
}

/** Fills a step in and sends it, by keyboard alone. */
export async function fillByKeyboard(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer === 'string' && !answer.startsWith('=')) {
      await tabTo(page, name);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(answer);
      continue;
    }
    const values = typeof answer === 'string' ? [answer.slice(1)] : answer;
    for (const value of values) {
      await tabTo(page, name, typeof answer === 'string' ? undefined : value);
      // A group of radio buttons is one stop; the arrows choose in it.
      if (typeof answer === 'string') {
        await page.keyboard.press('Space');
        for (let press = 0; press < 10 && (await focusedOn(page)).value !== value; press += 1)
          await page.keyboard.press('ArrowDown');
      } else await page.keyboard.press('Space');
    }
  }
}

interface Focused {
  name: string;
  value: string;
}

const focusedOn = (page: Page) =>
  page.evaluate((): Focused => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? { name: element.name, value: element.value }
      : { name: element?.getAttribute('name') ?? '', value: '' };
  });

/** Tabs until a control of this name, with this value, has the focus. */
async function tabTo(page: Page, name: string, value?: string): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    const focused = await focusedOn(page);
    if (focused.name === name && (value === undefined || focused.value === value)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Waits for a step, so that its form is there and works. */
export async function waitForStep(page: Page, slug: string, hasScripts: boolean): Promise<void> {
  await page.waitForURL((url) => url.pathname === `/contractformulier/${slug}`);
  await page.locator(`input[name=form][value="contract-${slug}"]`).waitFor({ state: 'attached' });
  if (hasScripts) await hydrate(page);
}

/** Sends all steps before this one, as a browser without scripts does; `changes` are answers of its own. */
export async function sendStepsBefore(
  request: APIRequestContext,
  site: string,
  last: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [slug, answers] of steps) {
    if (slug === last) return;
    const sent = new URLSearchParams({ form: `contract-${slug}` });
    for (const [name, answer] of Object.entries(answers))
      for (const value of typeof answer === 'string' ? [changes[name] ?? answer] : answer)
        sent.append(name, value.replace(/^=/, ''));
    const response = await request.post(`${site}/contractformulier/${slug}`, {
      data: sent.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
      maxRedirects: 0,
    });
    expect([slug, response.status()]).toEqual([slug, 303]);
  }
}

/** Opens a step in a browser that has sent those before it. */
export async function openStep(
  page: Page,
  site: string,
  slug: string,
  changes?: Readonly<Record<string, string>>,
): Promise<void> {
  await sendStepsBefore(page.context().request, site, slug, changes);
  await page.goto(`${site}/contractformulier/${slug}`);
  expect(new URL(page.url()).pathname).toBe(`/contractformulier/${slug}`);
}
