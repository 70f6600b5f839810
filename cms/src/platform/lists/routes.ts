import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { chosenHeadings } from 'beursvloer-domain/import';
import { organiser } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed, rowIdIn, type AdminContext } from '../access/admin-routes';
import { inBackground } from '../jobs/background';
import { facts } from '../log/log';
import { sendTable } from '../spreadsheets/send-table';
import { record } from '../audit/audit';
import { lists, titleOf, type ListDefinition } from './definition';
import { countDocuments, loadDocuments, publicationSign } from './documents';
import { listOf, listOfType, type List, withChoices } from './fields';
import {
  changeState,
  findImport,
  importUid,
  insertRows,
  isWorking,
  rowsOf,
  saveRow,
  type ImportRow,
  type ListImport,
} from './imports';
import { bulkFields, planChange } from './change';
import { mayChangeList, mayImportList, mayPublishList, mayReadList } from './permissions';
import { lookAt } from './preview';
import { rememberHeadings } from './remembered';
import type {
  BulkField,
  BulkPlan,
  ImportDetails,
  ImportLine,
  ListLine,
  ListPreview,
  UndoPreview,
} from './shape';
import { takeTurn } from '../storage/take-turn';
import {
  auditLines,
  bulkTexts,
  fileNames,
  importErrors,
  importStates,
  removedDemo,
  rowStates,
} from './texts';
import { isStored, planUndo } from './undo';
import { changeEverything } from '../outbox/outbox';
import { wholeBatchOf, type WholeBatch } from './whole-batch';
import { workOn } from './work';

/** So many imports are listed, the last ones. */
const mostImports = 50;

/** Adds the calls of the page about lists. Who may change documents one by one may change them by a list. */
export function serveLists(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/lists', null, {
    'GET /': async (context): Promise<{ data: ListLine[] }> => {
      const readable = lists
        .all()
        .filter((definition) => mayReadList(context, definition))
        .sort((one, other) => one.title.localeCompare(other.title, 'nl'));
      const data = readable.map(async (definition) => ({
        name: definition.name,
        uid: definition.uid,
        mayChange: mayChangeList(context, definition),
        title: definition.title,
        count: await countDocuments(strapi, listOf(strapi, definition)),
        mayImport: mayImportList(context, definition),
        importsAt: definition.importsAt ?? null,
      }));
      return { data: await Promise.all(data) };
    },
    'GET /:name/export': async (context) => {
      const list = await readableList(strapi, context);
      return sendTable(context, context.query.format, async () => {
        const { name, title } = list.definition;
        const shown = list.definition.records ? undefined : await shownIds(strapi, list, context);
        const documents = await loadDocuments(strapi, list, shown);
        const who = context.state.user;
        const about = auditLines.rows(documents.length);
        await record(strapi, { who, what: auditLines.exported(title), about });
        return {
          name,
          sheet: title,
          table: [
            list.shape.columns.map(({ heading }) => heading),
            ...documents.map(({ values }) => list.shape.columns.map(({ path }) => values[path] ?? '')),
          ],
        };
      });
    },
    'GET /:name/empty': async (context) => {
      const list = await readableList(strapi, context);
      // A number is given by itself.
      const columns = list.shape.columns.filter(({ isFixed }) => !isFixed);
      return sendTable(context, context.query.format, () =>
        Promise.resolve({
          name: fileNames.empty(list.definition.name),
          sheet: list.definition.title,
          table: [columns.map(({ heading }) => heading), columns.map(({ example }) => example)],
        }),
      );
    },
    'POST /:name/preview': async (context): Promise<ListPreview> => {
      const { preview } = await lookAt(strapi, await importableList(strapi, context), context);
      return preview;
    },
    'POST /:name/imports': async (context): Promise<{ id: number }> => {
      const list = await importableList(strapi, context);
      return { id: await begin(strapi, list, context) };
    },
  });
  addAdminRoutes(strapi, '/lists', null, {
    'GET /:name/fields': async (context): Promise<{ data: BulkField[] }> => ({
      data: await bulkFields(await asked(strapi, context)),
    }),
    'POST /:name/changes/plan': async (context): Promise<BulkPlan> => {
      const { changed, same, pending } = await planChange(await asked(strapi, context), context.request.body);
      return { changed: changed.length, same, pending };
    },
    'POST /:name/changes': async (context): Promise<{ id: number }> => {
      const which = await asked(strapi, context);
      const { list, mayPublish } = which;
      const { changed, heading } = await planChange(which, context.request.body);
      if (changed.length === 0) throw new errors.ValidationError(importErrors.nothing);
      const rows = changed.map(({ document, change }) => ({
        number: 0,
        title: document.values[list.shape.title] ?? '',
        type: list.definition.uid,
        document: document.id,
        changes: [change],
      }));
      const onlyShown = changed.every(({ change }) => change.path !== publicationSign);
      const given = { fileName: bulkTexts.name(heading), isPublished: mayPublish, onlyShown };
      return { id: await beginWork(strapi, list, context, rows, given) };
    },
  });
  addAdminRoutes(strapi, '/list-imports', null, {
    'GET /': async (context): Promise<{ data: ImportLine[] }> => {
      const found: ListImport[] = await strapi.db
        .query(importUid)
        .findMany({ orderBy: { id: 'desc' }, limit: mostImports });
      return { data: found.filter((one) => maySee(context, one)).map(lineOf) };
    },
    'GET /:id': async (context): Promise<ImportDetails> => {
      const found = await importIn(strapi, context);
      const rows = await rowsOf(strapi, found.id);
      const counts: Record<string, number> = {};
      for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
      return {
        ...lineOf(found),
        counts,
        rows: rows.flatMap(({ number, title, state, message }) =>
          message === null ? [] : [{ number, title, state, message }],
        ),
      };
    },
    'POST /:id/cancel': async (context): Promise<ImportLine> => {
      const found = await importIn(strapi, context);
      const { waiting, running, cancelling } = importStates;
      if (!(await changeState(strapi, found.id, [waiting, running], cancelling)))
        throw new errors.ValidationError(importErrors.notRunning);
      const what = auditLines.cancelled(titleOf(found.list));
      await record(strapi, { who: context.state.user, what, about: auditLines.one(found.id) });
      inBackground(strapi, () => workOn(strapi, found.id));
      return lineOf({ ...found, state: cancelling });
    },
    'GET /:id/undo': async (context): Promise<UndoPreview> => {
      const { id, list } = undoable(await importIn(strapi, context));
      const rows = await rowsOf(strapi, id);
      const whole = wholeBatchOf(list);
      if (whole) {
        const problems = await whole.problems(strapi, rows);
        return {
          clean: problems.length === 0 ? rows.length : 0,
          rows: problems.map(({ row: { position, number, title }, message }) => ({
            position,
            number,
            title,
            message,
            mayGoBack: false,
          })),
        };
      }
      const { going, left } = await planUndo(strapi, rows, (row) => listOfType(strapi, row.type));
      return {
        clean: going.length,
        rows: left.map(({ row: { position, number, title }, between }) => ({
          position,
          number,
          title,
          ...between,
        })),
      };
    },
    'POST /:id/undo': async (context): Promise<ImportLine> => {
      const found = undoable(await importIn(strapi, context));
      const whole = wholeBatchOf(found.list);
      if (whole) return undoWhole(strapi, context, found, whole);
      const back = positionsIn(context.request.body);
      await strapi.db.transaction(async () => {
        const { done, partly, undoing } = importStates;
        if (!(await changeState(strapi, found.id, [done, partly], undoing)))
          throw new errors.ValidationError(importErrors.notUndoable);
        for (const row of (await rowsOf(strapi, found.id)).filter(isStored))
          if (back.has(row.position)) await saveRow(strapi, { ...row, state: rowStates.going });
        const what = auditLines.undone(titleOf(found.list));
        await record(strapi, { who: context.state.user, what, about: auditLines.one(found.id) });
      });
      inBackground(strapi, () => workOn(strapi, found.id));
      return lineOf({ ...found, state: importStates.undoing, done: 0 });
    },
  });
}

/** Takes a batch back in the transaction of the call: nobody sees half of it. */
async function undoWhole(
  strapi: Core.Strapi,
  context: AdminContext,
  { id, list, ...found }: ListImport,
  batch: WholeBatch,
): Promise<ImportLine> {
  const { done, undone } = importStates;
  await changeEverything(strapi, async () => {
    await takeTurn(strapi, 'content');
    if (!(await changeState(strapi, id, [done], undone)))
      throw new errors.ValidationError(importErrors.notUndoable);
    const rows = await rowsOf(strapi, id);
    const [problem] = await batch.problems(strapi, rows);
    if (problem) throw new errors.ValidationError(`${problem.row.title}: ${problem.message}`);
    await batch.takeBack(strapi, rows);
    for (const row of rows) await saveRow(strapi, { ...row, state: rowStates.back });
    const what = auditLines.undone(titleOf(list));
    await record(strapi, { who: context.state.user, what, about: auditLines.one(id) });
  });
  return lineOf({ ...found, id, list, state: undone });
}

async function asked(strapi: Core.Strapi, context: AdminContext) {
  const list = await changeableList(strapi, context);
  return { strapi, list, mayPublish: mayPublishList(context, list) };
}

/** Stores what an import will do, before it does any of it: what is acknowledged is on the disk. */
async function begin(strapi: Core.Strapi, list: List, context: AdminContext): Promise<number> {
  const { plan, preview, fileName } = await lookAt(strapi, list, context);
  const { definition } = list;
  if (preview.problem !== null) throw new errors.ValidationError(preview.problem);
  if (plan.questions.some(({ answer }) => answer === null))
    throw new errors.ValidationError(importErrors.openQuestions);
  if (preview.fingerprint !== context.query.fingerprint)
    throw new errors.ApplicationError(importErrors.changed);
  const { isPublished } = preview.choices;
  if (isPublished && !mayPublishList(context, list)) throw new errors.ForbiddenError();
  const made = plan.made.flatMap(({ path, name }): PlannedWork[] => {
    const target = list.fields.find(({ column }) => column.path === path)?.target;
    if (!target) return [];
    const changes = [{ path: target.mainField, heading: '', from: '', to: name, cell: null }];
    return [{ number: 0, title: name, type: target.uid, document: null, changes }];
  });
  const rows = plan.rows
    .filter(({ state }) => state === 'new' || state === 'changed')
    .map(({ number, title, id, changes }) => ({
      number,
      title,
      type: definition.uid,
      document: id,
      changes,
    }));
  await rememberHeadings(strapi, definition.name, chosenHeadings(plan.columns, preview.choices.columns));
  return beginWork(strapi, list, context, [...made, ...rows], { fileName, isPublished });
}

type PlannedWork = Pick<ImportRow, 'number' | 'title' | 'type' | 'document' | 'changes'>;

async function beginWork(
  strapi: Core.Strapi,
  { definition }: List,
  context: AdminContext,
  rows: readonly PlannedWork[],
  given: { fileName: string; isPublished: boolean; onlyShown?: boolean },
): Promise<number> {
  const id = await strapi.db.transaction(async () => {
    await takeListTurn(strapi, definition.name);
    return insertRows(
      strapi,
      context.state.user,
      {
        ...given,
        list: definition.name,
        state: importStates.waiting,
        total: rows.length * (given.isPublished ? 2 : 1),
        done: 0,
        endedAt: null,
      },
      rows.map((row) => ({ ...row, state: rowStates.waiting, isNew: row.document === null })),
    );
  });
  strapi.log.info(
    'A list is changed.',
    facts({
      list: definition.name,
      rows: rows.length,
      published: given.isPublished,
      administrator: context.state.user.id,
    }),
  );
  inBackground(strapi, () => workOn(strapi, id));
  return id;
}

/** @throws {errors.ValidationError} while somebody else's import of the same list goes on */
async function takeListTurn(strapi: Core.Strapi, list: string): Promise<void> {
  await takeTurn(strapi, 'content');
  const { waiting, running, cancelling, undoing } = importStates;
  const busy = await strapi.db
    .query(importUid)
    .count({ where: { list, state: { $in: [waiting, running, cancelling, undoing] } } });
  if (busy > 0) throw new errors.ValidationError(importErrors.running);
}

/** The documents that the page of a list in the admin shows with its filters; undefined for all. */
async function shownIds(
  strapi: Core.Strapi,
  { definition: { uid } }: List,
  { query, state }: AdminContext,
): Promise<string[] | undefined> {
  const { filters, _q } = query;
  if (filters === undefined && _q === undefined) return undefined;
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: state.userAbility, model: uid });
  const asked = await checker.sanitizedQuery.read({ filters, _q });
  const found = await strapi.documents(uid).findMany({ ...asked, status: 'draft', fields: ['documentId'] });
  return found.map(({ documentId }) => documentId);
}

async function listIn(
  strapi: Core.Strapi,
  context: AdminContext,
  isPermitted: (context: AdminContext, definition: ListDefinition) => boolean,
): Promise<List> {
  const definition = lists.all().find(({ name }) => name === context.params.name);
  if (!definition) throw new errors.NotFoundError(importErrors.noList);
  if (!isPermitted(context, definition)) throw new errors.ForbiddenError();
  return withChoices(strapi, listOf(strapi, definition));
}

const readableList = (strapi: Core.Strapi, context: AdminContext) => listIn(strapi, context, mayReadList);

const changeableList = (strapi: Core.Strapi, context: AdminContext) => listIn(strapi, context, mayChangeList);

/** @throws {errors.NotFoundError} for a list that another page imports */
async function importableList(strapi: Core.Strapi, context: AdminContext): Promise<List> {
  const list = await listIn(strapi, context, mayImportList);
  if (list.definition.importsAt !== undefined) throw new errors.NotFoundError(importErrors.noList);
  return list;
}

function maySee(context: AdminContext, { list }: ListImport): boolean {
  if (list === removedDemo || wholeBatchOf(list)) return isAllowed(context, organiser);
  const definition = lists.all().find(({ name }) => name === list);
  return definition !== undefined && mayImportList(context, definition);
}

async function importIn(strapi: Core.Strapi, context: AdminContext): Promise<ListImport> {
  const found = await findImport(strapi, rowIdIn(context.params));
  if (!found) throw new errors.NotFoundError();
  if (!maySee(context, found)) throw new errors.ForbiddenError();
  return found;
}

/** @throws {errors.ValidationError} for one that goes on, and one that has gone back */
function undoable(found: ListImport): ListImport {
  if (isWorking(found.state)) throw new errors.ValidationError(importErrors.notDone);
  const { done, partly } = importStates;
  if (found.state !== done && found.state !== partly)
    throw new errors.ValidationError(importErrors.notUndoable);
  return found;
}

function positionsIn(body: unknown): Set<number> {
  const given: unknown = typeof body === 'object' && body !== null && 'back' in body ? body.back : [];
  if (!Array.isArray(given) || !given.every((one): one is number => Number.isSafeInteger(one)))
    throw new errors.ValidationError(importErrors.noChoice);
  return new Set(given);
}

function lineOf({
  id,
  list,
  fileName,
  administrator,
  state,
  isPublished,
  total,
  done,
  createdAt,
}: ListImport): ImportLine {
  return {
    id,
    list: titleOf(list),
    fileName,
    administrator,
    state,
    isWorking: isWorking(state),
    isPublished,
    steps: total,
    done,
    at: new Date(createdAt).toISOString(),
  };
}
