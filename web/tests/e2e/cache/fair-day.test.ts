import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { startFair, type Fair } from '../../harness/fair';

/** The second day, when everything of the first and half of this one is over. */
const now = '2027-02-10T13:05:00+01:00';

let fair: Fair;
beforeAll(async () => {
  fair = await startFair({ now: now });
});
afterAll(async () => {
  await fair.stop();
});
const browser = browserForFile();

test('on a day of the fair the front page leads with what can still be visited, cached or not', async () => {
  const page = await browser.page();
  for (const visit of ['rendered', 'cached']) {
    await page.goto(fair.site);
    const times = await page
      .locator('main article time[datetime]')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    const sessions = times.filter((time) => /T\d\d:\d\d/.test(time));
    expect(sessions.length, visit).toBeGreaterThan(2);
    // Whatever began before one has ended by now: none of it stands before what can still be visited.
    const ended = sessions.map((time) => time < '2027-02-10T13:00');
    expect(ended[0], `${visit} ${sessions.join(' ')}`).toBe(false);
    expect(ended.lastIndexOf(false), visit).toBeLessThan(
      ended.includes(true) ? ended.indexOf(true) : ended.length,
    );
  }
});

test('no header tells visitors when a page goes stale', async () => {
  for (const path of ['/', '/_.data', '/?onbekend=1']) {
    const { status, headers } = await fetch(fair.site + path);
    expect(status).toBe(200);
    expect([...headers.keys()]).not.toContain('x-stale-after-ms');
  }
});
