import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  planList,
  targetsOf,
  UnreadableFile,
  type KnownDocument,
  type ListPlan,
} from 'beursvloer-domain/import';
import { isAllowed, type AdminContext } from '../access/admin-routes';
import { fairDay } from '../clock/fair-day';
import { loadDocuments, namesOf } from './documents';
import type { List } from './fields';
import { mayPublishList, toImport } from './permissions';
import { readList } from './read-list';
import { choicesOfFile, headingsOf, rememberFile } from './remembered';
import {
  choicesField,
  fileField,
  maxFileBytes,
  mostPictures,
  noChoices,
  type ImportChoices,
  type ListPreview,
} from './shape';
import { importErrors } from './texts';

export interface Looked {
  plan: ListPlan;
  preview: ListPreview;
  fileName: string;
}

/** Reads the file of a call and says what it would do. */
export async function lookAt(strapi: Core.Strapi, list: List, context: AdminContext): Promise<Looked> {
  const { name, bytes } = await receive(context);
  const hash = createHash('sha256').update(list.definition.name).update(bytes).digest('hex').slice(0, 32);
  const given = readChoices(context.request.body);
  const choices: ImportChoices = given ?? { ...noChoices, ...(await choicesOfFile(strapi, hash)) };
  if (given) await rememberFile(strapi, hash, choices);
  const { format, sheets } = await read(bytes);
  const remembered = await headingsOf(strapi, list.definition.name);
  const { records } = list.definition;
  const known = await loadDocuments(strapi, list);
  const plan = planList({
    shape: list.shape,
    sheets,
    // Namesakes are no one and the same.
    known: records ? known.map((one) => only(one, list.shape.unique)) : known,
    names: await targetNames(strapi, list),
    makeable: makeableBy(list, context),
    pictures: choices.pictures,
    answers: choices.answers,
    chosen: choices.columns,
    remembered,
    emptyWipes: choices.emptyWipes,
    fairDays: records ? await records.fairDays(strapi) : [],
    today: fairDay(),
  });
  if (plan.columns.every(({ as }) => as === null) && Object.keys(choices.columns).length === 0)
    throw new errors.ValidationError(
      importErrors.noHeadings(list.shape.columns.slice(0, 3).map(({ heading }) => heading)),
    );
  return { plan, fileName: name, preview: previewOf(list, plan, choices, format, context) };
}

const only = ({ id, values }: KnownDocument, paths: readonly string[]): KnownDocument => ({
  id,
  values: Object.fromEntries(paths.map((path) => [path, values[path] ?? ''])),
});

function previewOf(
  list: List,
  plan: ListPlan,
  choices: ImportChoices,
  format: string,
  context: AdminContext,
): ListPreview {
  const { columns, questions, rows, leftOut, made, pictures, absent, empty, problem } = plan;
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const headingOf = (path: string) =>
    list.shape.columns.find((column) => column.path === path)?.heading ?? path;
  return {
    fingerprint: createHash('sha256')
      .update(JSON.stringify([rows, made, choices.isPublished]))
      .digest('hex'),
    format,
    choices,
    columns,
    targets: targetsOf(list.shape.columns).map(({ id, heading }) => ({ id, heading })),
    questions,
    rows,
    leftOut,
    made: [...new Set(made.map(({ path }) => path))].map((path) => ({
      heading: headingOf(path),
      names: made.filter((one) => one.path === path).map(({ name }) => name),
    })),
    pictures: list.shape.columns.some(({ kind }) => kind === 'picture') ? pictures : null,
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      rejected: count('rejected'),
    },
    notice: list.definition.records?.notice ?? null,
    absent,
    empty,
    problem: problem ?? (rows.length + leftOut.length === 0 ? importErrors.noRows : null),
    titleHeading: headingOf(list.shape.title),
    mayPublish: mayPublishList(context, list),
  };
}

/** Names that rows use can be made by whoever may make such documents. */
function makeableBy({ fields }: List, context: AdminContext): Set<string> {
  return new Set(
    fields.flatMap(({ column, target }) =>
      target?.isMakeable && toImport(target.uid).every((one) => isAllowed(context, one)) ? [column.path] : [],
    ),
  );
}

async function targetNames(strapi: Core.Strapi, { fields }: List): Promise<Record<string, string[]>> {
  const entries = fields.flatMap(({ column, target }) =>
    target
      ? [
          namesOf(strapi, target.uid, target.mainField).then(
            (found) => [column.path, found.map(({ name }) => name)] as const,
          ),
        ]
      : [],
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function read(bytes: Buffer) {
  try {
    return await readList(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw new errors.ValidationError(error.message);
    throw error;
  }
}

async function receive({ request }: AdminContext): Promise<{ name: string; bytes: Buffer }> {
  const files = request.files?.[fileField];
  const [file, ...others] = Array.isArray(files) ? files : files ? [files] : [];
  if (!file || others.length > 0) throw new errors.ValidationError(importErrors.notOneFile);
  if (file.size > maxFileBytes) throw new errors.PayloadTooLargeError(importErrors.tooLarge(maxFileBytes));
  return { name: (file.originalFilename ?? '').slice(0, 200), bytes: await readFile(file.filepath) };
}

/**
 * The choices of a call; null for the first look at a file, which has none.
 * @throws {errors.ValidationError} for what the page does not send
 */
function readChoices(body: unknown): ImportChoices | null {
  const text = isRecord(body) ? body[choicesField] : undefined;
  if (text === undefined) return null;
  const given = parseJson(text);
  if (
    !isRecord(given) ||
    !isTexts(given.answers) ||
    !isTexts(given.columns, true) ||
    !isNames(given.pictures)
  )
    throw new errors.ValidationError(importErrors.noChoice);
  return {
    answers: given.answers as Record<string, string>,
    columns: given.columns,
    emptyWipes: given.emptyWipes === true,
    isPublished: given.isPublished === true,
    pictures: given.pictures,
  };
}

export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function isNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length <= mostPictures && value.every((one) => typeof one === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTexts(value: unknown, orNull = false): value is Record<string, string | null> {
  return (
    isRecord(value) &&
    Object.values(value).every((one) => typeof one === 'string' || (orNull && one === null))
  );
}
