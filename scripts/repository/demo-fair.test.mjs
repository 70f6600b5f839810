import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';
import { trackedFiles } from './house.mjs';

/** The demo fair is content: the code of another fair is the same. */

const read = (file) => readFileSync(join(rootFolder, file), 'utf8');

/** The first group of a pattern in a file of the demo's content, which has to be there. */
function valueIn(file, pattern) {
  const value = pattern.exec(read(file))?.[1];
  assert.ok(value, `${file} has nothing like ${pattern}`);
  return value;
}

const valuesIn = (file, pattern) => [...read(file).matchAll(pattern)].map(([, value]) => value);

const settings = 'cms/seed/content/site/settings.ts';
const ofSettings = (field) => valueIn(settings, new RegExp(`\\b${field}: '([^']+)'`));
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `Fabriek & Thuis` in every way in which it is written: in markup, in a slug, in the host of its mail. */
const words = ofSettings('name').toLowerCase().split(' & ');
const name = words.map(escaped).join(String.raw`\s*[-_]?\s*(?:&(?:amp;)?|en)?\s*[-_]?\s*`);
const street = ofSettings('street').replace(/ \d+$/, '');
const years = [ofSettings('edition'), valueIn(settings, /previousFirstDay: '(\d{4})/)];
const telephones = [...new Set(valuesIn(settings, /phone: '([^']+)'/g))];
/** Telephones of the organisation begin alike: `030 000`. */
const telephone = telephones[0].split(' ').slice(0, 2).join(' ?');
/** Halls are called `Hal 1` at every fair, and rooms `Zaal 1`: those are no finding. */
const places = ['rooms', 'pavilions'].flatMap((file) =>
  valuesIn(`cms/seed/content/venue/${file}.ts`, /\bname: '([^']+)'/g).filter((one) => !/^Zaal .$/.test(one)),
);
const colours = [
  ...new Set(valuesIn('domain/src/brand/default.ts', /^ {4}(?:'?(?:on-)?brand(?:-\w+)?'?): '(#\w{6})'/gm)),
].filter((colour) => !['#ffffff', '#1a120a'].includes(colour));

/** Where the kinds of exhibitors of the demo fair stand, which every fair had before kinds were content. */
const kindsFile = 'cms/src/exhibitors/demo-kinds-texts.ts';
const kinds = [
  ...valuesIn(kindsFile, /\b(?:key|slug): '([^']+)'/g),
  ...valuesIn(kindsFile, /\b(?:name|plural): '([^']+)'/g),
];

/** Where its kinds of sessions stand. Their names are words of every fair: only a text that is nothing else, or a path, names a kind. */
const sessionKindsFile = 'cms/src/programme/demo-kinds-texts.ts';
const sessionKinds = valuesIn(sessionKindsFile, /\b(?:key|slug): '([^']+)'/g);

/** What only the demo fair has, by what it is. Days as examples of a notation (`2027-02-09`) are no years in an address. */
const marks = {
  'its name': new RegExp(name, 'i'),
  'its venue': new RegExp([ofSettings('venue: \\{\\s+name'), street, ...places].map(escaped).join('|'), 'i'),
  'its town': new RegExp(String.raw`\b${escaped(ofSettings('city'))}\b`, 'i'),
  'its postal code': new RegExp(escaped(ofSettings('postalCode')).replace(' ', ' ?')),
  'its telephone': new RegExp(String.raw`\b${telephone}`),
  'a year in an address': new RegExp(
    String.raw`(?:[a-z]-|/)(?:${years.join('|')})(?!\d|-\d)|['"\`](?:${years.join('|')})['"\`]`,
    'i',
  ),
  'its kinds of exhibitors': new RegExp(`\\b(?:${kinds.map(escaped).join('|')})\\b`, 'i'),
  'its kinds of sessions': new RegExp(`['"\`/](?:${sessionKinds.map(escaped).join('|')})['"\`/?]`),
  'its colours': new RegExp(colours.join('|'), 'i'),
};

/** Files that may say it, with why. */
const allowed = {
  'its name': {
    'cms/src/platform/doctor/demo-addresses.ts':
      'the doctor finds addresses of the demo that were left in a fair',
  },
  'its town': {
    'cms/src/api/exhibitor/content-types/exhibitor/schema.json': 'the province, in the list of provinces',
    'web/app/content/types/exhibitor.ts': 'the province, in the list of provinces',
  },
  'its kinds of exhibitors': {
    [kindsFile]:
      'the one place of the defaults, for the demo fair and for fairs from before kinds were content',
  },
  'its kinds of sessions': {
    [sessionKindsFile]:
      'the one place of the defaults, for the demo fair and for fairs from before kinds were content',
    'domain/src/schedule/words.ts': 'the usual words for kinds in files, which lead to a kind of that key',
  },
  'its colours': {
    'domain/src/brand/default.ts': 'the one place of the default, which the specification names',
    'web/app/app.css': 'the same palette for a page without a colour of its own; a test of web compares them',
    'cms/src/api/brand/content-types/brand/schema.json': 'JSON imports nothing; a test below compares it',
  },
};

/** What runs at somebody’s fair: no tests, no fixtures, no content of the demo. */
function productionFiles() {
  return trackedFiles().filter(
    (file) =>
      /^(cms\/(src|config)|domain\/src|web\/(app|server|brand|pictures|caching|http-client|router-internals|server\.ts)|scripts)\b/.test(
        file,
      ) &&
      /\.(ts|tsx|mjs|css|json|svg|html|txt)$/.test(file) &&
      !/\.(test|fixture)\.\w+$|\/(tests|golden|generated|repository)\//.test(file),
  );
}

/** @returns {string[]} `what: file: line`, for each line that is of the demo fair */
function findingsIn(file, text) {
  return text.split('\n').flatMap((line) =>
    Object.entries(marks)
      .filter(([what, pattern]) => pattern.test(line) && allowed[what]?.[file] === undefined)
      .map(([what]) => `${what}: ${file}: ${line.trim()}`),
  );
}

test('what belongs to the demo fair alone is content, and stands nowhere in the code', () => {
  const files = productionFiles();
  assert.ok(files.length > 1500, `${files.length} files`);
  assert.deepEqual(
    files.flatMap((file) => findingsIn(file, read(file))),
    [],
  );
});

test('every exception is of a file that still needs it', () => {
  const needless = Object.entries(allowed).flatMap(([what, files]) =>
    Object.keys(files).filter((file) => !marks[what].test(read(file))),
  );
  assert.deepEqual(needless, []);
});

test('the colour that an organiser starts with is the default of the code', () => {
  const { attributes } = JSON.parse(read('cms/src/api/brand/content-types/brand/schema.json'));
  assert.equal(attributes.colour.default, valueIn('domain/src/brand/default.ts', /defaultColour = '(#\w+)'/));
});

for (const [what, line] of [
  ['its name', "const name = 'Fabriek & Thuis';"],
  ['its name', '<title>Fabriek &amp; Thuis</title>'],
  ['its name', "from: 'no-reply@fabriekenthuis.example'"],
  ['its name', "hashtag = 'fabriek-en-thuis'"],
  ['its venue', '// as in De Meerhallen'],
  ['its venue', "street: 'Kanaalweg 210'"],
  ['its town', "place: 'Utrecht'"],
  ['its postal code', "'3533HL'"],
  ['its telephone', "phone: '030 000 12 05'"],
  ['a year in an address', "route('fotos-2025', 'photos/routes/albums.tsx'),"],
  ['a year in an address', "path === '/2027/programma'"],
  ['a year in an address', "export const albumYear = '2025';"],
  ['its kinds of exhibitors', "route('standhouders/overheden', 'exhibitors/routes/list.tsx'),"],
  ['its kinds of exhibitors', "kind: 'Woningcorporatie'"],
  ['its kinds of sessions', "route('programma/tours', 'programme/routes/list.tsx'),"],
  ['its kinds of sessions', "isTour: kind === 'Tour'"],
  ['its colours', 'color: #F68220;'],
])
  test(`finds ${what} in ${line}`, () => {
    const found = findingsIn('web/app/example.ts', line).map((finding) => finding.split(':')[0]);
    assert.ok(found.includes(what), `${found}`);
  });

for (const line of [
  '/** A day of the fair, as `2027-02-09`. */',
  "example: '9-2-2027'",
  "const endOfLife = '2027-04-30';",
  '"description": "Bijvoorbeeld 2027."',
  "intro: 'Woningen uit de fabriek: van houten module tot complete straat.',",
])
  test(`finds nothing in ${line}`, () => {
    assert.deepEqual(findingsIn('web/app/example.ts', line), []);
  });
