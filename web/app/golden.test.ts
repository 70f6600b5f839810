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

/** Calls that open something that a browser keeps, with what names it: a text, or a constant. */
const openings: readonly [kind: string, pattern: RegExp][] = [
  ['localStorage', /\blocalStorage\.(?:get|set|remove)Item\(\s*([\w']+[^,)]*)/g],
  ['sessionStorage', /\bsessionStorage\.(?:get|set|remove)Item\(\s*([\w']+[^,)]*)/g],
  ['localStorage', /\bstorage\.(?:get|set|remove)Item\(\s*([\w']+[^,)]*)/g],
  ['sessionStorage', /\bstoredInTab\(('[^)]+)\)/g],
  ['sessionStorage', /\bguardSettings = \[(\w+)/g],
  ['caches', /\bcaches\.open\(([^)]+)\)/g],
  ['IndexedDB', /\bopenDB<\w+>\(([^,]+),/g],
  ['IndexedDB store', /\bcreateObjectStore\(([^,)]+)/g],
  ['BroadcastChannel', /\bnew BroadcastChannel\(([^)]+)\)/g],
  ['cookie', /\bconst (?:\w+C|c)ookie(?:Name)? = ('[\w-]+');/g],
  ['cookie', /document\.cookie = (`\w+=)/g],
  ['cookie', /\bconst cookie = (`\w+=)/g],
];

const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '../{caching,server}/**/*.ts', '!./**/*.test.{ts,tsx}', '!../server/**/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** The texts of constants, and of functions that make one of a name: `list:${root}`. */
const constants = new Map(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bconst (\w+)(?:: \w+)? = (?:\([^)]*\) => )?(?:'([^']*)'|`([^`]*)`);/g)].map(
      ([, name = '', text, template]): [string, string] => [name, text ?? template ?? ''],
    ),
  ),
);

/** The name that stands for something in a call; null where another file passes it in. */
function nameIn(source: string, given: string): string | null {
  const text = /^['`]([^'`=]*)/.exec(given)?.[1];
  if (text !== undefined) return text;
  const name = /^\w+/.exec(given)?.[0] ?? '';
  const own = new RegExp(`\\b${name}(?:: \\w+)? = (?:\\([^)]*\\) => )?['\`]([^'\`]*)['\`];`).exec(source);
  const fallback = new RegExp(`\\b${name}(?:: \\w+)? = (\\w*Key)\\b`).exec(source)?.[1];
  if (own) return own[1] ?? '';
  if (fallback !== undefined) return nameIn(source, fallback);
  return new RegExp(`^import .*\\b${name}\\b`, 'm').test(source) ? (constants.get(name) ?? given) : null;
}

// Devices of visitors hold data under them: one that changes loses it.
test('the names under which browsers store something stay', async () => {
  const names = Object.values(sources).flatMap((source) =>
    openings.flatMap(([kind, pattern]) =>
      [...source.matchAll(pattern)].flatMap(([, given = '']) => {
        const name = nameIn(source, given.trim());
        return name === null ? [] : `${kind} ${name}`;
      }),
    ),
  );
  await expect(`${[...new Set(names)].sort().join('\n')}\n`).toMatchFileSnapshot(
    'golden/browser-storage.txt',
  );
});
