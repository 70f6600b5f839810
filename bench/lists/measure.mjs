import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { StopWithLine } from '../../scripts/steps.mjs';
import { startBackend } from '../fair.mjs';
import { signInEditor } from '../mix/editor.mjs';
import { untidyWorkbook } from './untidy.mjs';

const pollMs = 100;
/** Typed in one by one, for comparison. */
const typedCount = 50;

/**
 * Measures a list of a thousand untidy rows on a fair of its own: looked at, stored, looked at again and undone.
 * @returns {Promise<object[]>} seconds
 */
export async function measureLists(folder) {
  const data = join(folder, 'lists');
  await mkdir(data, { recursive: true });
  const fair = await startBackend(data);
  const editor = await signInEditor(fair);
  const oneByOne = await timeOfTyping(editor);
  const rows = [];
  for (const [name, stands, isPublished] of [
    ['exhibitors, as drafts', false, false],
    ['exhibitors, published', false, true],
    ['exhibitors with stands that are made, as drafts', true, false],
  ]) {
    const file = await untidyWorkbook({ stands });
    rows.push({ list: name, ...(await measureOne(editor, file, isPublished)), 'one by one': oneByOne });
  }
  return rows;
}

async function measureOne(editor, file, isPublished) {
  let choices = { answers: {}, columns: {}, emptyWipes: false, isPublished, pictures: [] };
  const look = () => editor.send('/lists/standhouders/preview', form(file, choices));
  // The first one is the program that warms up.
  await look();
  const [first, lookSeconds] = await timed(look);
  const problems = first.rows.filter(({ notes, problems }) => notes.length + problems.length > 0).length;
  let preview = first;
  for (let round = 0; preview.questions.some(({ answer }) => answer === null); round += 1) {
    if (round > 6) throw new StopWithLine('Questions of the list stay open.');
    const answers = preview.questions.map(({ id, proposal, options }) => [
      id,
      proposal ?? options[0]?.answer ?? '',
    ]);
    choices = { ...choices, answers: { ...choices.answers, ...Object.fromEntries(answers) } };
    preview = await look();
  }
  const [done, storeSeconds] = await timed(async () => {
    const target = `/lists/standhouders/imports?fingerprint=${preview.fingerprint}`;
    const { id } = await editor.send(target, form(file, choices));
    return finished(editor, id);
  });
  const again = await look();
  const [undone, undoSeconds] = await timed(async () => {
    await editor.send(`/list-imports/${done.id}/undo`, { back: [] });
    return finished(editor, done.id);
  });
  return {
    rows: preview.counts.new,
    'rows with questions or notes': problems,
    questions: first.questions.length,
    look: lookSeconds,
    store: storeSeconds,
    'the same again': `${again.counts.new} new, ${again.counts.changed} changed`,
    undo: undoSeconds,
    state: undone.state,
  };
}

async function finished(editor, id) {
  for (;;) {
    const found = await editor.read(`/list-imports/${id}`);
    if (!found.isWorking) return found;
    await pause(pollMs);
  }
}

/** Seconds for a thousand exhibitors as the form of the admin stores them, one after the other. */
async function timeOfTyping(editor) {
  const [, seconds] = await timed(async () => {
    for (let at = 0; at < typedCount; at += 1)
      await editor.create('exhibitor', { name: `Getypt ${at} BV`, kind: 'Overheid' });
  });
  return Number(((seconds / typedCount) * 1000).toFixed(1));
}

async function timed(work) {
  const began = performance.now();
  const result = await work();
  return [result, Number(((performance.now() - began) / 1000).toFixed(2))];
}

function form(file, choices) {
  const body = new FormData();
  body.append('bestand', new Blob([file]), 'deelnemers.xlsx');
  body.append('keuzes', JSON.stringify(choices));
  return body;
}
