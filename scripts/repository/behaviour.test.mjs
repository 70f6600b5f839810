import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';
import { constantsIn } from './constants.mjs';

const document = readFileSync(join(rootFolder, 'docs', 'behaviour.md'), 'utf8');
const codesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
const isPath = (code) => /^(?:web|cms|domain|scripts)\/[\w./$-]+$/.test(code);

/** A row: its value, and the files with what each is said to hold. */
function readRow(line) {
  const [what, value, , where = ''] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  const files = [];
  for (const code of codesIn(where))
    if (isPath(code)) files.push({ path: join(rootFolder, code), code, names: [] });
    else files.at(-1)?.names.push(code);
  return { what, value, files };
}

const rows = document
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(?: What +\| Value| -)/.test(line))
  .map(readRow);

/** Units in the smallest of their kind; a constant may be in any of them. */
const units = [
  { ms: 1, s: 1000, min: 60_000, h: 3_600_000, hour: 3_600_000, day: 86_400_000, year: 365 * 86_400_000 },
  { byte: 1, kB: 1024, MB: 1024 ** 2 },
];
const alone = { '%': 0.01, million: 1e6 };

/** The numbers of a value, each with the unit that follows it or the numbers after it. */
function numbersIn(value) {
  const text = value.replace(/`[^`]*`/g, ' ');
  const numbers = /(?<![\w.^-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\w.])/g;
  return [...text.matchAll(numbers)].map(([said, digits], index, all) => {
    const match = all[index];
    const after = text.slice(match.index + said.length);
    const unit = /(?<!\w)(ms|s|min|h|hour|day|year|byte|kB|MB|million)s?(?!\w)|%/.exec(after.split(';')[0]);
    return { said, number: Number(digits.replaceAll(',', '')), unit: unit?.[1] ?? unit?.[0] ?? null };
  });
}

/** Every number that a constant may be when a row gives this one. */
function asCode({ number, unit }) {
  const kind = units.find((one) => unit !== null && unit in one);
  const scales = kind ? Object.values(kind).map((scale) => kind[unit] / scale) : [];
  return [number, ...scales.map((scale) => number * scale), number * (alone[unit] ?? 1)];
}

const isSame = (one, other) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(other));

/** The numbers of what is named in a file: those of a constant, or those in a piece of its code. Null when it is not there. */
function valuesOf(name, path) {
  const values = constantsIn(path).get(name);
  if (values !== undefined)
    return {
      numbers: values
        .filter((one) => one !== ' ' && one !== '')
        .map(Number)
        .filter((one) => !Number.isNaN(one)),
      isPiece: false,
    };
  if (!readFileSync(path, 'utf8').includes(name)) return null;
  return { numbers: [...name.matchAll(/\d+(?:\.\d+)?/g)].map(Number), isPiece: true };
}

test('the tables of docs/behaviour.md are read', () => {
  assert.ok(rows.length > 200, `${rows.length} rows`);
  assert.deepEqual(numbersIn('1, 5 min; 3 h, 2 million').map(asCode)[1].includes(300), true);
});

test('each row names a file that exists, and something that stands in it', () => {
  const wrong = rows.flatMap(({ what, files }) => {
    if (files.length === 0) return [`${what}: no file`];
    return files.flatMap(({ path, code, names }) => {
      if (!existsSync(path) || statSync(path).isDirectory()) return [`${what}: ${code} is no file`];
      if (names.length === 0) return [`${what}: nothing is named of ${code}`];
      return names
        .filter((name) => valuesOf(name, path) === null)
        .map((name) => `${what}: ${code} has no ${name}`);
    });
  });
  assert.deepEqual(wrong, []);
});

test('each number of a row is what its constants say, and each text stands in its file', () => {
  const wrong = rows.flatMap(({ what, value, files }) => {
    const known = files.flatMap(({ path, names }) =>
      names.flatMap((name) => valuesOf(name, path)?.numbers ?? []),
    );
    const numbers = numbersIn(value).filter(
      (one) => !asCode(one).some((each) => known.some((is) => isSame(is, each))),
    );
    const texts = codesIn(value).filter(
      (text) => !files.some(({ path }) => readFileSync(path, 'utf8').includes(text)),
    );
    return [...numbers.map(({ said }) => said), ...texts].map((said) => `${what}: ${said}`);
  });
  assert.deepEqual(wrong, []);
});

test('each constant that a row names has a value that the row gives', () => {
  const wrong = rows.flatMap(({ what, value, files }) => {
    const given = numbersIn(value).flatMap(asCode);
    return files.flatMap(({ path, code, names }) =>
      names
        .filter((name) => {
          const { numbers, isPiece } = valuesOf(name, path);
          if (isPiece || numbers.length === 0) return false;
          return !numbers.some((one) => given.some((each) => isSame(one, each)));
        })
        .map((name) => `${what}: ${code} ${name}`),
    );
  });
  assert.deepEqual(wrong, []);
});
