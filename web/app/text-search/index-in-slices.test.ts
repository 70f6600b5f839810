import { expect, test } from 'vitest';
import { indexTextsInSlices } from './index-in-slices.server';
import { indexTexts } from './text-index';

const many = Array.from({ length: 400 }, (_, at) => ({
  name: `Bouwer ${at % 20}`,
  text: `huis ${at}`,
  codes: [`1.A${at % 7}`],
}));

test('an index that is made in slices is the one that is made at once', async () => {
  expect(await indexTextsInSlices(many)).toEqual(indexTexts(many));
});

test('other work gets a turn while a long list is indexed', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await indexTextsInSlices(many);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(0);
});
