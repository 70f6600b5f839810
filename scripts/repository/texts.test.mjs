import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';
import { productFiles } from './house.mjs';

const dutchWords =
  /(^|[\s("„>])([Dd]e|[Hh]et|[Ee]en|[Nn]iet|van|[Uu]w|[Gg]een|[Vv]oor|[Dd]eze|[Nn]og|[Dd]it|zijn|wordt|worden|[Nn]aar|[Bb]ij|ook|kan|kunt|moet|[Aa]lleen|staat)(?=[\s.,:;!?)"”…<]|$)/;

/** The literals and the texts between tags of a source file that are Dutch and longer than a word. */
function dutchTexts(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;,{(])\/\/.*$/gm, '$1');
  const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)];
  const betweenTags = [...code.matchAll(/>([^<>{}=;]+)</g)];
  return [...literals, ...betweenTags]
    .map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '')
    .map((text) => text.replace(/\$\{[^}]*\}/g, '…').trim())
    .filter((text) => /\S\s+\S/.test(text) && dutchWords.test(text));
}

/** Words by which Dutch is recognised are no text. */
const recogniser = 'cms/src/platform/editor/remarks/looks-dutch.ts';

const isTextsFile = (file) => /(^|\/)([a-z-]+-)?texts\.tsx?$|\/(messages|translations)\//.test(file);

test('Dutch texts of the content backend, the rules and the server stand in files of texts', () => {
  const files = productFiles().filter((file) => /^(cms|domain\/src|web\/server)\//.test(file));
  const found = files
    .filter((file) => file !== recogniser && !isTextsFile(file))
    .flatMap((file) =>
      dutchTexts(readFileSync(join(rootFolder, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
  assert.deepEqual(found, []);
});

test('a Dutch text is found wherever it stands, and nothing else is taken for one', () => {
  const source = `
    // de stand is bezet
    /** Het aantal van de stand. */
    const a = 'De stand is bezet.';
    const b = \`Nog \${count} plaatsen voor u\`;
    const c = <p>Kies een stand</p>;
    const d = 'select id from stands where id = 1';
    const e = 'no stand';`;
  assert.deepEqual(dutchTexts(source), ['De stand is bezet.', 'Nog … plaatsen voor u', 'Kies een stand']);
});
