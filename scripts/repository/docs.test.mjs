import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { test } from 'node:test';

import { rootFolder } from '../packages.mjs';

const decisions = join(rootFolder, 'docs', 'decisions');
/** Folders of installed and built files, and the data of a fair. */
const skipped = new Set(['node_modules', 'build', 'dist', 'data', '.git', '.cache', '.tmp', '.react-router']);
/** Generated files that a document names. */
const generated = new Set(['bench/results.json']);
const sources = new Set(['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.md', '.yml', '.sh']);

/** Every file below a folder that has one of these extensions. */
function filesBelow(folder, extensions) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, extensions);
    return extensions.has(extname(entry.name)) ? [path] : [];
  });
}

const read = (path) => readFileSync(path, 'utf8');
const nameOf = (path) => relative(rootFolder, path).replaceAll('\\', '/');
const documents = [
  ...readdirSync(rootFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(rootFolder, name)),
  ...['docs', 'deploy'].flatMap((name) => filesBelow(join(rootFolder, name), new Set(['.md']))),
];
const decisionFiles = readdirSync(decisions).filter((name) => name !== 'README.md');

/** The anchor that GitHub gives a heading. */
function anchorOf(heading) {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '');
  return words.replaceAll(' ', '-');
}

function anchorsIn(path) {
  return new Set([...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading)));
}

test('every decision has a number, a date and a status, and fits on a page', () => {
  const wrong = decisionFiles.filter((name) => {
    const [title, blank, status] = read(join(decisions, name)).split('\n');
    const replacedBy = /replaced by (\d{4})\.$/.exec(status)?.[1];
    return !(
      /^\d{4}-[a-z0-9-]+\.md$/.test(name) &&
      title.startsWith(`# ${name.slice(0, 4)}. `) &&
      blank === '' &&
      /^Date: 20\d\d-\d\d-\d\d\. Status: (in force|replaced by \d{4})\.$/.test(status) &&
      (!replacedBy || decisionFiles.some((other) => other.startsWith(replacedBy))) &&
      read(join(decisions, name)).split('\n').length <= 60
    );
  });
  assert.deepEqual(wrong, []);
});

test('the index of decisions names each of them once', () => {
  const index = read(join(decisions, 'README.md'));
  const named = [...index.matchAll(/^- \[(\d{4})\]\((.*?)\): /gm)].map(([, number, file]) => ({
    number,
    file,
  }));
  assert.deepEqual(named.map(({ file }) => file).sort(), decisionFiles.sort());
  for (const { number, file } of named) assert.equal(number, file.slice(0, 4));
  assert.equal(new Set(decisionFiles.map((name) => name.slice(0, 4))).size, decisionFiles.length);
});

test('every link between documents leads to a file and to a heading in it', () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .map(([, target]) => target)
      .filter((target) => {
        const [file, anchor] = target.split('#');
        const linked = file ? join(dirname(path), file) : path;
        if (!existsSync(linked)) return true;
        return anchor !== undefined && !anchorsIn(linked).has(anchor);
      })
      .map((target) => `${nameOf(path)}: ${target}`),
  );
  assert.deepEqual(broken, []);
});

test('every path that a document names exists, unless it says that the reader makes it', () => {
  const missing = documents.flatMap((path) =>
    [
      ...read(path).matchAll(
        /`((?:web|cms|bench|scripts|docs|deploy|demo-pictures)\/[\w./$+-]*)`( \(new\))?/g,
      ),
    ]
      .filter(([, named, isNew]) => !isNew && !named.split('/').some((fragment) => skipped.has(fragment)))
      .filter(([, named]) => !generated.has(named) && !existsSync(join(rootFolder, named)))
      .map(([, named]) => `${nameOf(path)}: ${named}`),
  );
  assert.deepEqual(missing, []);
});

test('every document that code or another document points at exists', () => {
  const folders = ['web', 'cms', 'bench', 'scripts'].map((name) => join(rootFolder, name));
  const broken = [...folders.flatMap((folder) => filesBelow(folder, sources)), ...documents].flatMap((path) =>
    [...read(path).matchAll(/(?<![\w./-])docs\/([a-z]+\/)?([\w-]+)(\.[a-z]+)?(?:#([\w-]+))?/g)]
      .filter(([, folder = '', name, extension, anchor]) => {
        // Only what is about our own docs: with an extension, or a decision by its number.
        if (!extension && !/^\d{4}$/.test(name)) return false;
        const file = extension
          ? join(rootFolder, 'docs', folder, name + extension)
          : join(decisions, decisionFiles.find((decision) => decision.startsWith(name)) ?? 'none');
        return !existsSync(file) || (anchor !== undefined && !anchorsIn(file).has(anchor));
      })
      .map(([pointer]) => `${nameOf(path)}: ${pointer}`),
  );
  assert.deepEqual(broken, []);
});

test('the oldest browsers that it is built for are the ones that it says it is built for', () => {
  const { chrome, edge, firefox, safari } = JSON.parse(read(join(rootFolder, 'web', 'browsers.json')));
  assert.equal(chrome, edge);
  assert.ok(
    read(join(rootFolder, 'README.md')).includes(
      `Chrome and Edge from ${chrome}, Firefox from ${firefox} and Safari from ${safari}`,
    ),
  );
  assert.ok(
    read(join(rootFolder, 'cms', 'seed', 'content', 'faq', 'exhibitors.ts')).includes(
      `Chrome of Edge vanaf versie ${chrome}, Firefox vanaf versie ${firefox}, of Safari vanaf versie ${safari}`,
    ),
  );
});
