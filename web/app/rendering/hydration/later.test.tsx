import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { later, laterValue } from './later';
import { comesLater } from './sleepers';

function Greeting({ name }: { name: string }) {
  return <p>Dag {name}</p>;
}

test('the server draws a part that sleeps at once and in its place, and loads nothing for it', () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Later = later(Greeting, load);
  expect(
    renderToString(
      <main>
        <Later name="Jan" />
      </main>,
    ),
  ).toBe('<main><!--$--><p>Dag <!-- -->Jan</p><!--/$--></main>');
  const loadText = vi.fn(() => Promise.resolve('daar'));
  expect(laterValue('hier', loadText)()).toBe('hier');
  expect(loadText).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test('what comes later is waited for until somebody does something, and loaded by nobody before', () => {
  const load = vi.fn(() => Promise.resolve('hier'));
  const take = comesLater(load);
  let thrown: unknown;
  try {
    take();
  } catch (waitedFor) {
    thrown = waitedFor;
  }
  expect(thrown).toBeInstanceOf(Promise);
  expect(load).not.toHaveBeenCalled();
});
