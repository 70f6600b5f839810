import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';

const read = (...path) => readFileSync(join(rootFolder, ...path), 'utf8');
const textsIn = (source) => [...source.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, text]) => text);
const sentencesOf = (text) => text.match(/[^.?!]+[.?!]+/g).map((sentence) => sentence.trim());

function nextInMail(...path) {
  const texts = [...read('cms', 'src', ...path).matchAll(/\n {2}next:\s*'((?:[^'\\]|\\.)*)'/g)];
  assert.equal(texts.length, 2, path.join('/'));
  return { nl: sentencesOf(texts[0][1]), en: sentencesOf(texts[1][1]) };
}

/** Every text below a name in the messages of the site. */
function below(name, language, file) {
  const source = read('web', 'app', 'messages', language, `${file}.ts`);
  const start = source.indexOf(`\n  ${name}: {`);
  assert.notEqual(start, -1, `${language}/${file}.ts has no ${name}`);
  return textsIn(source.slice(start, source.indexOf('\n  },', start))).join(' ');
}

for (const language of ['nl', 'en']) {
  test(`the mail of an order says what its page and the catalogue say: ${language}`, () => {
    const said = nextInMail('orders', 'texts.ts')[language];
    assert.ok(said.length > 2);
    for (const sentence of said) {
      assert.ok(below('placed', language, 'order').includes(sentence), sentence);
      assert.ok(below('how', language, 'catalogue').includes(sentence), sentence);
    }
  });

  test(`the mail of a contract says what its page says: ${language}`, () => {
    const said = nextInMail('contracts', 'texts.ts')[language];
    assert.ok(said.length > 3);
    for (const sentence of said)
      assert.ok(below('received', language, 'contract').includes(sentence), sentence);
  });
}

test('each mail says by when', () => {
  assert.match(nextInMail('orders', 'texts.ts').nl.join(' '), /[Bb]innen \w+ werkdagen/);
  assert.match(nextInMail('orders', 'texts.ts').en.join(' '), /within \w+ working days/);
  assert.match(nextInMail('contracts', 'texts.ts').nl.join(' '), /ten hoogste \w+ werkdagen/);
  assert.match(nextInMail('contracts', 'texts.ts').en.join(' '), /\w+ working days at most/);
});

test('the contract does not say that a company changes its page by itself, as no account can', () => {
  for (const [language, later] of [
    ['nl', 'daarna mailt u ons'],
    ['en', 'after that, mail us'],
  ])
    assert.ok(below('step', language, 'contract').includes(later), language);
});
