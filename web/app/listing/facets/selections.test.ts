import { expect, test } from 'vitest';
import { rememberSelections } from './selections';

test('selects once for what is asked of a list, and anew for another list', async () => {
  const selection = rememberSelections<{ found: string[] }>();
  const list = ['hout', 'staal'];
  let made = 0;
  const ask = (of: readonly string[], word: string) =>
    selection(of, { word }, () => {
      made += 1;
      return { found: of.filter((one) => one === word) };
    });

  expect(await ask(list, 'hout')).toEqual({ found: ['hout'] });
  expect(await ask(list, 'hout')).toBe(await ask(list, 'hout'));
  expect(await ask(list, 'steen')).toEqual({ found: [] });
  expect(made).toBe(2);
  expect(await ask([...list, 'steen'], 'steen')).toEqual({ found: ['steen'] });
  expect(made).toBe(3);
});
