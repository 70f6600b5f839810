import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes';

function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return [...(path !== undefined || index ? [address || '/'] : []), ...addressesOf(children, address)];
  });
}

// Others link to them: moving code changes none. What is new is added by `npx vitest run app/golden -u`.
test('the addresses of pages stay', async () => {
  const addresses = [...new Set(addressesOf(routes))].sort();
  await expect(`${addresses.join('\n')}\n`).toMatchFileSnapshot('golden/addresses.txt');
});
