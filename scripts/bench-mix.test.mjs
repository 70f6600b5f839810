import assert from 'node:assert/strict';
import { test } from 'node:test';

import { byPopularity, drawRequests, percentile, randomFrom, shares } from '../bench/mix/plan.mjs';
import { findBestRate } from '../bench/mix/ramp.mjs';

const requestCount = 50_000;
const pages = Array.from({ length: 100 }, (_, place) => `/${place}`);
const draw = () => drawRequests({ count: requestCount, pages, pictures: ['/a.avif'], themes: ['houtbouw'] });

test('the mix asks for every kind of request as often as its share says', () => {
  assert.equal(
    Object.values(shares)
      .reduce((total, share) => total + share, 0)
      .toFixed(6),
    '1.000000',
  );
  const requests = draw();
  for (const [kind, share] of Object.entries(shares)) {
    const found = requests.filter((request) => request.kind === kind).length / requestCount;
    assert.ok(Math.abs(found - share) < 0.01, `${kind}: ${found} instead of ${share}`);
  }
});

test('everybody is asked the same requests in the same order', () => {
  assert.deepEqual(draw(), draw());
});

test('the second page is asked for half as often as the first, and the last one too', () => {
  const next = byPopularity(pages, randomFrom(1));
  const counts = new Map();
  for (let count = 0; count < requestCount; count += 1) {
    const page = next();
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const ratio = counts.get('/0') / counts.get('/1');
  assert.ok(ratio > 1.8 && ratio < 2.2, `${ratio} instead of 2`);
  assert.ok(counts.get('/99') > 0);
});

test('a percentile is the value that this share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);
  assert.equal(percentile(hundred, 0.99), 99);
  assert.equal(percentile(hundred, 0.5), 50);
  assert.equal(percentile(hundred, 1), 100);
  assert.equal(percentile([7], 0.99), 7);
  assert.equal(percentile([], 0.99), null);
});

/** A site that responds in time up to so many requests a second. */
const siteOf = (limit) => async (perSecond) => ({
  failed: 0,
  latestMs: 1,
  p99Ms: perSecond <= limit ? 20 : 500,
});

test('the best rate is one that the site answered in time, close to the first that it did not', async () => {
  const { best, end } = await findBestRate({ ask: siteOf(700) });
  assert.equal(end, 'too slow');
  assert.ok(best.perSecond <= 700 && best.perSecond > 500, `${best.perSecond}`);
});

test('a failure makes a rate bad, however quick the responses are', async () => {
  const ask = async (perSecond) => ({ failed: perSecond > 100 ? 1 : 0, latestMs: 1, p99Ms: 5 });
  assert.equal((await findBestRate({ ask })).best.perSecond, 100);
});

test('a site that is too slow at the lowest rate has no best rate', async () => {
  assert.equal((await findBestRate({ ask: siteOf(0) })).best, null);
});

test('a rate that is bad once is tried again before it counts', async () => {
  let asked = 0;
  const ask = async (perSecond) => ({
    failed: 0,
    latestMs: 1,
    p99Ms: perSecond > 800 || ++asked === 2 ? 500 : 20,
  });
  const { best } = await findBestRate({ ask });
  assert.ok(best.perSecond >= 800, `${best.perSecond}`);
});
