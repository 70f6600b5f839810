import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyHydrate } from './lazy-hydrate';
import { lazyComponentsLoaded } from './server-preload';

function Greeting({ name }: { name: string }) {
  return <p>Dag {name}</p>;
}

test('the server loads a lazy component once, and renders it at once and in its place', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Greeting }));
  const LazyGreeting = lazyHydrate(load);
  await lazyComponentsLoaded();
  const page = () =>
    renderToString(
      <main>
        <LazyGreeting name="Jan" />
      </main>,
    );
  expect(page()).toBe('<main><!--$--><p>Dag <!-- -->Jan</p><!--/$--></main>');
  expect(page()).toBe(page());
  expect(load).toHaveBeenCalledOnce();
});

test('the server waits for a lazy component inside a lazy component', async () => {
  const Outer = lazyHydrate(async () => {
    const Inner = lazyHydrate(() => Promise.resolve({ default: Greeting }));
    await Promise.resolve();
    return { default: () => <Inner name="Piet" /> };
  });
  await lazyComponentsLoaded();
  expect(renderToString(<Outer />)).toContain('Piet');
});

test('in a browser nothing is loaded until somebody interacts', async () => {
  vi.stubEnv('SSR', false);
  vi.resetModules();
  const browser = await import('./lazy-hydrate');
  const load = vi.fn(() => Promise.resolve({ default: Greeting }));
  browser.lazyHydrate(load);
  expect(load).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
});
