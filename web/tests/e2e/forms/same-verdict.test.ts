import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rules, type RuleName } from 'beursvloer-domain/forms';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import type { Checks } from '../../../app/form-engine/checks';
import type { WordedForm } from '../../../app/form-engine/form';
import { judgePayload } from '../../../app/form-engine/judgement';
import { browserForFile } from '../../harness/browser';
import { isSoak } from '../../harness/soak';

const valuesPerRule = isSoak ? 100_000 : 2_000;
const batchSize = 20_000;
const seed = 20270209;
const today = '2027-02-09';
const assets = join(import.meta.dirname, '../../../build/client/assets');
const browser = browserForFile();

let page: Page;
beforeAll(async () => {
  page = await openRules();
});

/** Texts that satisfy a rule and texts that do not; most values are one of them with a character or two changed. */
const samples: Readonly<Record<RuleName, { args: readonly string[]; texts: readonly string[] }>> = {
  required: { args: [], texts: ['', ' ', 'a', '\u00a0', 'Noor'] },
  require_one: { args: ['ander'], texts: ['', ' ', 'a'] },
  accepted: { args: [], texts: ['', 'ja', 'on', 'nee', '1', 'true'] },
  email: {
    args: [],
    texts: ['noor@bezoeker.example', 'a.b+c@d-e.nl', 'x@y', 'n..b@c.nl', 'é@b.nl', 'a@bücher.nl'],
  },
  url: {
    args: [],
    texts: ['https://beurs.example/a?b#c', 'http://a.nl:80', 'ftp://a.nl', 'https://é.nl', 'a.nl'],
  },
  length: { args: ['2', '5'], texts: ['a', 'abcde', 'abcdef', '👩‍👩‍👧', 'e\u0301e\u0301', 'a\r\nb'] },
  confirm: { args: ['ander'], texts: ['gelijk', 'Gelijk', 'anders', 'gelijk '] },
  matches: { args: ['pers', 'stand'], texts: ['pers', 'stand', 'Pers', 'anders'] },
  is: { args: ['pers'], texts: ['pers', 'Pers', 'anders'] },
  not: { args: ['pers'], texts: ['pers', 'Pers', 'anders'] },
  starts_with: { args: ['NL', '+31'], texts: ['NL12', '+3120', 'BE12', 'nl'] },
  ends_with: { args: ['.nl', 'é'], texts: ['a.nl', 'caf\u00e9', 'cafe\u0301', 'a.be'] },
  alpha: { args: [], texts: ['Noor', 'Zoë', 'Αθήνα', 'Ж', 'a1', '李', 'ﬀ'] },
  alpha_spaces: { args: ['latin'], texts: ['Noor de Wit', 'Zoë B', 'a\tb', 'a1'] },
  alphanumeric: { args: [], texts: ['a1', 'Zoë9', '٣', 'a b', 'a-b'] },
  contains_alpha: { args: [], texts: ['1a', '12', 'é', '--'] },
  contains_alpha_spaces: { args: [], texts: ['1 2', '12', 'a'] },
  contains_alphanumeric: { args: [], texts: ['-1', '--', 'a', '!?'] },
  contains_lowercase: { args: [], texts: ['Ab', 'AB', 'ß', 'İ', 'ı', 'É'] },
  contains_uppercase: { args: [], texts: ['Ab', 'ab', 'ß', 'İ', 'ǅ', 'é'] },
  contains_numeric: { args: [], texts: ['a1', 'ab', '٣', '²'] },
  contains_symbol: { args: [], texts: ['a!', 'ab', '€', '~'] },
  lowercase: { args: ['allow_numeric'], texts: ['noor1', 'Noor', 'ı', 'ß', 'ŉ'] },
  uppercase: { args: [], texts: ['NOOR', 'NOoR', 'İ', 'ẞ', 'ǅ'] },
  symbol: { args: [], texts: ['!?', 'a!', '€', '['] },
  number: {
    args: [],
    texts: ['1', '1.000', '1.250,50', '12 m²', '-1.5', '1,5', '1e3', '.5', '0x1', '٣', '1.'],
  },
  min: { args: ['3'], texts: ['3', '2.99', '10', '-3', 'x', '3,5'] },
  max: { args: ['3'], texts: ['3', '3.01', '10', '-3', 'x', '2,5'] },
  between: { args: ['2', '4'], texts: ['2', '4.01', '3', '-3', 'x', '2,5'] },
  date_after: { args: ['2027-02-01'], texts: ['2027-02-02', '2027-02-01', '2027-02-30', '2028-02-29', 'x'] },
  date_after_or_equal: { args: [], texts: ['2027-02-09', '2027-02-08', '2027-13-01', '9999-12-31'] },
  date_before: { args: ['2027-02-01'], texts: ['2027-01-31', '2027-02-01', '0001-01-01', '2027-00-10'] },
  date_before_or_equal: { args: ['today'], texts: ['2027-02-09', '2027-02-10', '1900-02-29', '2000-02-29'] },
  date_between: { args: ['2027-02-09', '2027-02-11'], texts: ['2027-02-10', '2027-02-12', '2027-02-09'] },
  date_format: { args: ['DD-MM-YYYY'], texts: ['09-02-2027', '29-02-2028', '29-02-2027', '9-2-2027'] },
  maxFiles: { args: ['2'], texts: [] },
  maxFileSize: { args: ['1'], texts: [] },
  fileTypes: { args: ['pdf', 'svg'], texts: [] },
  iban: {
    args: [],
    texts: ['NL91 abna 0417 1643 00', 'GB29NWBK60161331926819', 'DE89370400440532013000', ''],
  },
  phone: {
    args: [],
    texts: ['020 123 45 67', '+31 (0)20-1234567', '1234567', '06-12345678', '02/123.45.67', '14 020'],
  },
  postcode: { args: [], texts: ['1234 AB', '1234ab', '0123 AB', '1234 SA'] },
  kvk: { args: [], texts: ['12345678', '1234 5678', '1234567', '123456789'] },
  btw: { args: [], texts: ['NL000099998B57', 'nl0044 95445 b01', 'NL123456782B90', 'BE0403019261'] },
};

const characters = Array.from('aZ09 .-+@:/é\u0301\u00a0İßЖ٣😀\n\r\t\u2028\ud800');

/** Samples with up to two of their characters replaced, added or left out. */
const textsOf = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(40), fc.nat(2), fc.constantFrom(...characters)), { maxLength: 2 }),
    )
    .map(([text, changes]) =>
      changes.reduce((changed, [at, removed, added]) => {
        const place = at % (changed.length + 1);
        return changed.slice(0, place) + added + changed.slice(place + removed);
      }, text),
    );

const isAboutFiles = (name: RuleName) => samples[name].texts.length === 0;

/** Sizes in bytes of the files that are sent, and their names. */
const names: Readonly<Record<number, string>> = {
  1: 'a.pdf',
  1023: 'a.SVG',
  1024: 'a.png',
  1025: 'a.jpeg',
  2048: 'a',
};
const sizes = fc.array(fc.constantFrom(1, 1023, 1024, 1025, 2048), { maxLength: 4 });

const formOf = (name: RuleName): WordedForm => {
  const { args } = samples[name];
  const kind = isAboutFiles(name)
    ? 'file'
    : name === 'number' || rules[name].args[0] === 'number'
      ? 'number'
      : 'text';
  return {
    name: 'proef',
    fields: [
      { name: 'veld', kind, label: 'Veld', rules: [{ name, args }] },
      { name: 'ander', kind: 'text', label: 'Ander', rules: [] },
    ],
  };
};

/** The other field, which two rules compare with. */
const otherOf = (name: RuleName) => (name === 'confirm' ? 'gelijk' : '');

/** The verdict of the server's rules on each value, and what is stored of it. */
function onServer(name: RuleName, values: readonly (string | number[])[]): string[] {
  const form = formOf(name);
  return values.map((value) => {
    const veld =
      typeof value === 'string'
        ? value
        : value.map((size) => new File(['x'.repeat(size)], names[size] ?? ''));
    const { isValid, values: stored } = judgePayload(form, { veld, ander: otherOf(name) }, today);
    return `${isValid ? 1 : 0} ${JSON.stringify(stored.veld)}`;
  });
}

test.each(Object.keys(samples) as RuleName[])(
  'the browser and the server judge generated values of the rule %s alike',
  async (name) => {
    const arbitrary: fc.Arbitrary<string | number[]> = isAboutFiles(name)
      ? sizes
      : textsOf(samples[name].texts);
    const all = fc.sample(arbitrary, { numRuns: valuesPerRule, seed });
    const differences: unknown[] = [];
    let validCount = 0;
    for (let from = 0; from < all.length; from += batchSize) {
      const values = all.slice(from, from + batchSize);
      const there = await page.evaluate(
        ([form, ander, sent, day, fileNames]) => {
          const { judgePayload: judge } = (globalThis as unknown as { checks: Checks }).checks;
          return sent.map((value) => {
            const veld =
              typeof value === 'string'
                ? value
                : value.map((size) => new File(['x'.repeat(size)], fileNames[size] ?? ''));
            const { isValid, values: stored } = judge(form, { veld, ander }, day);
            return `${isValid ? 1 : 0} ${JSON.stringify(stored.veld)}`;
          });
        },
        [formOf(name), otherOf(name), values, today, names] as const,
      );
      const here = onServer(name, values);
      validCount += here.filter((verdict) => verdict.startsWith('1')).length;
      here.forEach((verdict, index) => {
        if (verdict !== there[index]) differences.push([values[index], verdict, there[index]]);
      });
    }
    expect(differences.slice(0, 10)).toEqual([]);
    expect(differences).toHaveLength(0);
    // Right and wrong values both occur often.
    expect(Math.min(validCount, all.length - validCount)).toBeGreaterThan(all.length / 20);
  },
);

test('every rule is among them', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(rules).sort());
});

/** Loads the rules as the build has them in an empty page, and nothing else of the site. */
async function openRules(): Promise<Page> {
  const opened = await browser.page();
  const chunk = readdirSync(assets).find((file) => /^checks-[^.]+\.js$/.test(file)) ?? '';
  const start = `import { loadChecks } from '/assets/${chunk}'; globalThis.checks = await loadChecks(false);`;
  await opened.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.replace(/^\/assets\//, '');
    if (name === pathname)
      return route.fulfill({ contentType: 'text/html', body: `<script type="module">${start}</script>` });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(assets, name)) });
  });
  await opened.goto('http://localhost/');
  await opened.waitForFunction(() => 'checks' in globalThis);
  return opened;
}
