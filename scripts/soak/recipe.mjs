import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The recipes of docs/how-to.md as steps. In the order of reading, these are understood:
 *
 * - a path in backticks: the file that is meant from there on
 * - a block of code with nothing but `(new)` behind that path: the file as a whole
 * - a block of code, or code in backticks, `before`, `after` or `in the place of` other code in backticks: lines beside the
 *   line with that code, or that code replaced. It stands in the file once, however its lines are broken
 * - a block of the language `sh`: commands at the root; `npx …` `in` a package: a command after all changes
 * - `First do` and a link: the recipe that comes before
 */
const patterns = [
  /^(?<indent> *)```(?<language>\w+)\n(?<block>[^]*?)^ *```$/,
  /First\s+do\s+\[(?<first>[^\]]+)\]/,
  /`(?<command>npx [^`]+)`\s+in\s+`(?<cwd>\w+)\/`/,
  /(?:`(?<code>[^`\n]+)`\s+)?\b(?<place>before|after|in\s+the\s+place\s+of)\s+`(?<anchor>[^`\n]+)`/,
  /`(?<file>(?:domain|cms|web)\/[\w./-]+\.\w+)`(?<isNew> \(new\))?/,
];
const anything = new RegExp(patterns.map(({ source }) => source).join('|'), 'gm');

const languages = new Set(['ts', 'tsx', 'json']);

/**
 * The recipes that change code.
 * @param {string} page the text of docs/how-to.md
 * @returns {{ title: string, first?: string, changes: object[], commands: { command: string, cwd: string }[] }[]}
 */
export function readRecipes(page) {
  const [, ...sections] = page.split(/^## /m);
  return sections
    .map((section) => ({ title: section.slice(0, section.indexOf('\n')), ...readSteps(section) }))
    .filter(({ changes }) => changes.some(({ file }) => file));
}

function readSteps(section) {
  const recipe = { first: undefined, changes: [], commands: [] };
  let at = {};
  for (const { groups } of section.matchAll(anything)) {
    const { first, command, cwd, code, anchor, file, language } = groups;
    const place = groups.place?.replaceAll(/\s+/g, ' ');
    const block = groups.block?.replaceAll(new RegExp(`^${groups.indent}`, 'gm'), '');
    if (file) at = { file, isNew: groups.isNew !== undefined };
    else if (first) recipe.first = first;
    else if (command) recipe.commands.push({ command, cwd });
    else if (code) recipe.changes.push({ file: at.file, place, anchor, code });
    else if (place) at = { file: at.file, place, anchor };
    else if (language === 'sh') recipe.changes.push({ script: block });
    else if (languages.has(language)) {
      recipe.changes.push({ ...at, code: block });
      at = { file: at.file };
    }
  }
  return recipe;
}

/**
 * Makes a change in a copy of the repository.
 * @throws {Error} naming the file, when the page does not say where the code goes, or names code that is not there once
 */
export function apply(root, { file = '', isNew, place, anchor, code }) {
  const target = join(root, file);
  if (isNew) {
    mkdirSync(dirname(target), { recursive: true });
    return writeFileSync(target, code, { flag: 'wx' });
  }
  if (!place) throw new Error(`Nothing says where this goes, in ${file || 'no file'}:\n${code}`);
  const text = readFileSync(target, 'utf8');
  const found = [...text.matchAll(patternOf(anchor))];
  if (found.length !== 1) throw new Error(`${file} has this ${found.length} times: ${anchor}`);
  const [{ index, 0: match }] = found;
  const [start, end] = {
    before: () => Array(2).fill(text.lastIndexOf('\n', index) + 1),
    after: () => Array(2).fill(text.indexOf('\n', index + match.length) + 1),
    'in the place of': () => [index, index + match.length],
  }[place]();
  const inserted = start === end ? `${code.trimEnd()}\n` : code.trimEnd();
  writeFileSync(target, text.slice(0, start) + inserted + text.slice(end));
}

function patternOf(code) {
  const words = code.trim().split(/\s+/);
  return new RegExp(words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+'), 'g');
}
