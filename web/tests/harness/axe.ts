import { setTimeout as pause } from 'node:timers/promises';
import { source, type RunOptions } from 'axe-core';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  /** Set by axe-core once its source has run in a page. */
  var axe: typeof axeCore;
}

/** How long what is far down a page may take to be laid out, in ms: that is done in idle time. */
const layoutTimeoutMs = 30_000;

/** Waits until nothing is left out of the page: what is not laid out has no background for axe, and a guessed height. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  const isWhole = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > *, .below-the-fold, .site-foot')].every(
        (element) => getComputedStyle(element).contentVisibility !== 'auto',
      ),
    );
  const deadline = Date.now() + layoutTimeoutMs;
  while (!(await isWhole())) {
    if (Date.now() > deadline) throw new Error('What is far down the page is never laid out');
    await pause(20);
  }
}

/** Waits until no colour is on its way to another one: between the two, a contrast is nobody's choice. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((animation) => animation.finished));
  });
}

/** Rules that depend on how a page is drawn, and not only on its markup. */
export const drawnRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

const impacts = ['minor', 'moderate', 'serious', 'critical'];

/**
 * Barriers that axe finds on a page, one line for each rule.
 * @param options.within CSS selector of the part to judge; the whole document otherwise
 * @param options.rules the only rules to apply; all of them otherwise
 * @param options.from the least impact that counts
 */
export async function barriersIn(
  page: Page,
  options: { within?: string; rules?: string[]; from?: 'minor' | 'serious' } = {},
): Promise<string[]> {
  const { within = 'html', rules, from = 'serious' } = options;
  const run: RunOptions = { resultTypes: ['violations'], iframes: false };
  if (rules) run.runOnly = { type: 'rule', values: rules };
  await waitUntilLaidOut(page);
  await waitUntilSettled(page);
  // The source is long: a page that is judged again has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([where, how]) => {
      const found = await globalThis.axe.run(where, how);
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        parts: nodes.map(({ html }) => html.slice(0, 160)),
      }));
    },
    [within, run] as const,
  );
  return violations
    .filter(({ impact }) => impacts.indexOf(impact ?? 'minor') >= impacts.indexOf(from))
    .map(({ id, parts }) => `${id}: ${parts.join(' | ')}`);
}
