import type { Core } from '@strapi/strapi';
import { listOfType } from './fields';
import {
  changeState,
  claimImport,
  endImport,
  findImport,
  importUid,
  reportProgress,
  rowsOf,
  saveRow,
  type ImportRow,
  type ListImport,
} from './imports';
import { NamedIds, publishRows, storeRows, together } from './store';
import { importStates, rowStates } from './texts';
import { isStored, planUndo, putBackRemoved, showAsBefore, takeBack } from './undo';

/** So many rows are stored in one transaction: others wait that long with theirs. */
const chunkSize = 10;

/** SQLite answers at once, and its promises alone would keep this process from everybody else. */
const others = () => new Promise((resolve) => setImmediate(resolve));

/** Goes on with every import that nobody works on: after a start, and when a process ended halfway. */
export async function goOnWithImports(strapi: Core.Strapi): Promise<void> {
  const { waiting, running, cancelling, undoing } = importStates;
  const left: { id: number }[] = await strapi.db.query(importUid).findMany({
    select: ['id'],
    where: { state: { $in: [waiting, running, cancelling, undoing] } },
    orderBy: { id: 'asc' },
  });
  for (const { id } of left) await workOn(strapi, id);
}

/** Does what an import's state says: stores its rows, or takes them back. One process does, whoever asks. */
export async function workOn(strapi: Core.Strapi, id: number): Promise<void> {
  if (!(await claimImport(strapi, id, Date.now()))) return;
  const found = await findImport(strapi, id);
  if (!found) return;
  const { state } = found;
  if (state === importStates.waiting || state === importStates.running) await store(strapi, found);
  // Somebody may have stopped it meanwhile.
  const now = await findImport(strapi, id);
  if (now?.state === importStates.cancelling || now?.state === importStates.undoing) await undo(strapi, now);
}

async function store(strapi: Core.Strapi, { id, isPublished, onlyShown }: ListImport): Promise<void> {
  await changeState(strapi, id, [importStates.waiting], importStates.running);
  const rows = await rowsOf(strapi, id);
  const ids = new NamedIds(strapi);
  let done = 0;
  const goOn = async (count: number) => {
    done += count;
    await others();
    return (await reportProgress(strapi, id, done, Date.now())) === importStates.running;
  };
  for (const some of chunks(rows)) {
    const waiting = some.filter(({ state }) => state === rowStates.waiting);
    if (waiting[0]) await storeRows(strapi, listOfType(strapi, waiting[0].type), waiting, ids);
    if (!(await goOn(some.length))) return;
  }
  // Two can change places: only once all have moved is every place free.
  for (const some of isPublished ? chunks(rows) : []) {
    const drafts = some.filter(
      ({ state, wasPublished }) => state === rowStates.draft && (!onlyShown || wasPublished === true),
    );
    if (drafts[0]) await publishRows(strapi, listOfType(strapi, drafts[0].type), drafts);
    if (!(await goOn(some.length))) return;
  }
  // It can have been stopped a moment ago.
  if (await changeState(strapi, id, [importStates.running], importStates.done))
    await endImport(strapi, id, importStates.done);
}

async function undo(strapi: Core.Strapi, { id, state }: ListImport): Promise<void> {
  const rows = await rowsOf(strapi, id);
  const isCancelled = state === importStates.cancelling;
  const { going, left } = await planUndo(strapi, rows, (row) => listOfType(strapi, row.type));
  for (const { row, between } of left)
    await saveRow(strapi, Object.assign(row, { state: rowStates.left, message: between.message }));
  let done = 0;
  const all = async (some: readonly ImportRow[], work: typeof takeBack) => {
    for (const chunk of chunks(some)) {
      const leave = async (row: ImportRow, message: string) =>
        saveRow(strapi, Object.assign(row, { state: rowStates.left, message }));
      await together(
        strapi,
        chunk,
        async (own) => {
          for (const row of own) await work(strapi, listOfType(strapi, row.type), row);
        },
        leave,
      );
      done += chunk.length;
      await others();
      await reportProgress(strapi, id, done, Date.now());
    }
  };
  // Last in, first out; what is new goes first, and makes room for what others had.
  await putBackRemoved(
    strapi,
    going.filter(({ isRemoval }) => isRemoval),
  );
  const inOrder = going.filter(({ isRemoval }) => !isRemoval).reverse();
  await all(
    inOrder.filter(({ isNew }) => isNew),
    takeBack,
  );
  await all(
    inOrder.filter(({ isNew }) => !isNew),
    takeBack,
  );
  await all(inOrder, showAsBefore);
  const isAll = (await rowsOf(strapi, id)).every((row) => !isStored(row));
  await endImport(
    strapi,
    id,
    isCancelled && isAll ? importStates.cancelled : isAll ? importStates.undone : importStates.partly,
  );
}

/** Rows of one type, in their order. */
function chunks(rows: readonly ImportRow[]): ImportRow[][] {
  const found: ImportRow[][] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && last.length < chunkSize && last[0]?.type === row.type) last.push(row);
    else found.push([row]);
  }
  return found;
}
