import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dutchFixedWords, places, spoken } from '../../src/admin/translations/fixed-words';
import ours from '../../src/admin/translations/nl.json';

/** The admin speaks Dutch: what Strapi's own Dutch lacks is in ours, so that an upgrade with new strings is seen. */
const require = createRequire(import.meta.url);
const scope = path.resolve(import.meta.dirname, '../../node_modules/@strapi');
const translated: Record<string, string> = ours;

type Strings = Record<string, string>;

const sources = readdirSync(scope).flatMap((name) =>
  ['dist/admin/translations', 'dist/admin/admin/src/translations']
    .map((folder) => path.join(scope, name, folder))
    .filter((folder) => existsSync(path.join(folder, 'en.json.js')))
    .map((folder) => ({ name, prefix: name === 'admin' ? '' : `${name.replace(/^plugin-/, '')}.`, folder })),
);

function strings(folder: string, language: string): Strings {
  const file = path.join(folder, `${language}.json.js`);
  if (!existsSync(file)) return {};
  const loaded = require(file);
  return loaded.default ?? loaded;
}

/** The names between braces, as in `{count, plural, one {# file}}`. */
function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();
}

it('the strings of the admin and its plugins are found', () => {
  expect(sources.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['admin', 'content-manager', 'i18n', 'plugin-users-permissions', 'upload']),
  );
});

describe.each(sources)('$name', ({ prefix, folder }) => {
  const english = strings(folder, 'en');
  const dutch = strings(folder, 'nl');

  it('is complete in Dutch', () => {
    expect(Object.keys(english).filter((key) => !(key in dutch) && !(prefix + key in translated))).toEqual(
      [],
    );
  });

  it('names only values that the admin fills in', () => {
    const unknown = Object.entries(english).filter(([key, text]) => {
      const own = translated[prefix + key];
      return own && placeholders(own).some((name) => !placeholders(text).includes(name));
    });
    expect(unknown).toEqual([]);
  });
});

it('the menu names each plugin in Dutch', () => {
  const links = filesIn(scope).flatMap((file) => {
    const [, name] =
      /@strapi\/([\w-]+)\/dist\/admin\/(?:src\/)?index\.mjs$/.exec(file.replaceAll('\\', '/')) ?? [];
    if (name === undefined) return [];
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(/addMenuLink\([\s\S]*?defaultMessage: '([^']+)'/g)].map(([, english]) => ({
      key: `${name.replace(/^plugin-/, '')}.plugin.name`,
      english,
    }));
  });
  // Releases take a licence: they are not in this menu.
  const shown = links.filter(({ key }) => !key.startsWith('content-releases.'));
  expect(shown.map(({ english }) => english)).toContain('Content-Type Builder');
  const theirs = sources.flatMap(({ prefix, folder }) =>
    Object.entries(strings(folder, 'nl')).map(([key, text]) => [prefix + key, text]),
  );
  const dutch: Strings = { ...Object.fromEntries(theirs), ...translated };
  expect(shown.filter(({ key, english }) => (dutch[key] ?? english) === english)).toEqual([]);
});

it('no text of ours names the Content-Type Builder in English', () => {
  const named = Object.entries(translated).filter(([, text]) => /content[- ]?type/i.test(text));
  expect(named).toEqual([]);
});

describe('the form of address', () => {
  const informal = /\b(je|jij|jou|jouw|jezelf|jullie)\b/i;

  it('is u everywhere', () => {
    const said = new Map(
      sources.flatMap(({ prefix, folder }) =>
        Object.entries(strings(folder, 'nl')).map(([key, text]): [string, string] => [prefix + key, text]),
      ),
    );
    for (const [key, text] of Object.entries(translated)) said.set(key, text);
    expect([...said].filter(([, text]) => informal.test(text))).toEqual([]);
  });

  it('comes without words that only programmers know', () => {
    const key = 'components.Input.error.validation.regex';
    expect([translated[key], translated[`${key}.withField`]].join()).not.toMatch(/regex|undefined/i);
  });
});

/** Strapi asks for some words by names that its own lists do not have; those come in English unless they are in ours. */
describe.each(['content-manager', 'upload'])('the screens of %s', (name) => {
  const folder = path.join(scope, name, 'dist/admin');
  const known = new Set(
    sources.flatMap((source) => Object.keys(strings(source.folder, 'nl')).map((key) => source.prefix + key)),
  );
  // Making descriptions with a service of others is not used.
  const files = filesIn(folder).filter((file) => !/translations|\/ai\/|AIMetadata/.test(file));
  const asked = /id: (getTrad\(|getTranslation\()?'([\w.-]+)'\)?,\s+defaultMessage:/g;

  it('ask for no word that is not in Dutch', () => {
    const ids = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(asked)].map(([, own, id = '']) => (own ? `${name}.${id}` : id)),
    );
    expect(ids.length).toBeGreaterThan(50);
    expect([...new Set(ids)].filter((id) => !known.has(id) && !(id in translated))).toEqual([]);
  });
});

describe('words in the code of Strapi itself', () => {
  const { transform } = dutchFixedWords();
  const dutch = (file: string) => transform(readFileSync(file, 'utf8'), file)?.code ?? '';

  it('are Dutch in the design system, every one of them', () => {
    const file = path.join(scope, 'design-system/dist/index.mjs');
    const wordsOf = (text: string) => [...text.matchAll(spoken)].map(([, , word]) => word);
    const english = wordsOf(readFileSync(file, 'utf8'));
    expect(english).toContain('Close modal');
    expect(wordsOf(dutch(file))).toContain('Venster sluiten');
    expect(wordsOf(dutch(file))).toHaveLength(english.length);
    expect(wordsOf(dutch(file)).filter((word) => english.includes(word))).toEqual([]);
  });

  it.each(places)('are Dutch in %s: %s', (file, english, word) => {
    const [found] = filesIn(scope).filter((name) => name.replaceAll('\\', '/').endsWith(`${file}.mjs`));
    const before = readFileSync(found ?? file, 'utf8');
    expect(before).toContain(english);
    expect(dutch(found ?? file)).toContain(word);
    expect(dutch(found ?? file)).not.toContain(english);
  });

  it('offer no newsletter of the makers of Strapi', () => {
    const file = path.join(scope, 'admin/dist/admin/admin/src/pages/Auth/components/Register.mjs');
    expect(dutch(file)).toContain("filter(({ name }) => name !== 'news')");
  });

  it('are Dutch in the list of languages', async () => {
    const code = dutch(path.join(scope, 'i18n/dist/admin/utils/strings.mjs'));
    const { capitalize } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(['draft', 'published', 'modified'].map(capitalize)).toEqual([
      'Concept',
      'Gepubliceerd',
      'Gewijzigd',
    ]);
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.join(folder, file));
}
