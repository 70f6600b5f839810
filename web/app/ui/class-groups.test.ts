import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cx } from './cx';

const app = join(import.meta.dirname, '..');

/** tailwind-merge with its own list of all classes, and the names of our theme. */
const everything = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    theme: {
      text: ['display', 'title', 'heading', 'subheading', 'lead', 'label'],
      shadow: ['card', 'raised', 'overlay'],
      radius: ['tag', 'control', 'card', 'panel'],
    },
  },
});

/** Every word in a string of the site's parts, which is every class that they can hand on, without its conditions. */
function wordsOfTheSite(): string[] {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const words = new Set<string>();
  for (const file of files) {
    for (const [, text = ''] of readFileSync(join(app, file), 'utf8').matchAll(/['"`]([^'"`\n]*)['"`]/g)) {
      for (const word of text.split(/\s+/)) {
        const own = word.replace(/^(?:(?:[a-z0-9-]+(?:\[[^\]]*\])?|\[[^\]]*\]):)+/, '');
        if (/^-?[a-z][\w.[\]()%,/+*!-]*$/.test(own)) words.add(own);
      }
    }
  }
  return [...words];
}

test('classes of the site take the place of others as with all of Tailwind', () => {
  const words = wordsOfTheSite();
  expect(words.length).toBeGreaterThan(400);
  // What takes nothing's place, not even that of the same class with a condition, is no class of Tailwind.
  const classes = words.filter((word) => everything(`${word} ${word}`) === word);
  const different: string[] = [];
  for (const first of classes) {
    for (const last of classes) {
      const both = `${first} ${last}`;
      if (cx(both) !== everything(both)) different.push(both);
    }
  }
  expect(different).toEqual([]);
}, 60_000);

test('conditions keep classes apart', () => {
  expect(cx('p-4 lg:p-6', 'p-2')).toBe('lg:p-6 p-2');
  expect(cx('text-sm text-ink', 'lg:text-lg', 'text-action-ink')).toBe('text-sm lg:text-lg text-action-ink');
});
