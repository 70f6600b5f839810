import { createHash } from 'node:crypto';
import { importPermissions } from '../permissions';
import { readFile as readBytes } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { chosenHeadings, UnreadableFile } from 'beursvloer-domain/import';
import {
  emptyTable,
  makeable,
  planImport,
  programmeTargets,
  type Entry,
  type Plan,
} from 'beursvloer-domain/schedule';
import { addAdminRoutes, isAllowed, type AdminContext } from '../../platform/access/admin-routes';
import { holdNumbers } from '../../platform/documents/public-id';
import { fairDays } from '../session-rules';
import { fairDay } from '../../platform/clock/fair-day';
import { isTexts, parseJson } from '../../platform/lists/preview';
import { ImportRecord } from '../../platform/lists/record';
import { headingsOf, rememberHeadings } from '../../platform/lists/remembered';
import { programmeList } from '../lists';
import { facts } from '../../platform/log/log';
import { sendTable } from '../../platform/spreadsheets/send-table';
import { applyPlan } from './apply';
import { loadFair, loadKinds } from './load-fair';
import { readFile, type ReadFile } from './read-file';
import {
  fileField,
  hiddenChoices,
  maxFileBytes,
  type ImportChoice,
  type ImportDone,
  type ImportPreview,
} from './shape';
import { emptyList, importErrors } from '../texts';

/**
 * Adds the import of a programme to the admin's server, for the organiser. Nothing of a file is stored between looking and
 * doing: the file comes twice, and the second time it must still do what was shown.
 */
export function serveProgrammeImport(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/programme-import', null, {
    'GET /empty': async (context) => {
      // An import has no permission to read.
      if (!isAllowed(context, importPermissions.may('update'))) throw new errors.ForbiddenError();
      return sendTable(context, context.query.format, async () => ({
        name: emptyList.file,
        sheet: emptyList.sheet,
        table: emptyTable((await fairDays(strapi))[0]?.date ?? fairDay(), await loadKinds(strapi)),
      }));
    },
  });
  addAdminRoutes(strapi, '/programme-import', importPermissions, {
    'POST /preview': async (context): Promise<ImportPreview> => {
      const choice = readChoice(context.query);
      const { format, columns, entries, problem } = await receive(strapi, context, choice);
      const plan = planImport(chosenOf(entries, choice), await loadFair(strapi), new Set(choice.makes));
      return {
        fingerprint: fingerprintOf(plan, choice),
        format,
        columns,
        targets: programmeTargets,
        problem,
        counts: countsOf(plan),
        lines: plan.items.map(({ where, title, state, problems, notes, changes }) => ({
          where,
          title,
          state,
          problems,
          notes,
          changes,
        })),
        unknown: plan.unknown,
        hidden: entries.flatMap(({ where, isHidden }) => (isHidden ? where : [])),
        absent: plan.absent,
      };
    },
    'POST /': async (context): Promise<ImportDone> => {
      const choice = readChoice(context.query);
      const { format, entries, columns, problem, fileName } = await receive(strapi, context, choice);
      if (problem !== null) throw new errors.ValidationError(problem);
      if (choice.hidden === null && entries.some(({ isHidden }) => isHidden))
        throw new errors.ValidationError(importErrors.hiddenRows);
      const plan = await strapi.db.transaction(async () => {
        // A second import waits here until the first is done, and then sees what it made.
        await holdNumbers(strapi, 'api::session.session');
        const now = planImport(chosenOf(entries, choice), await loadFair(strapi), new Set(choice.makes));
        if (fingerprintOf(now, choice) !== context.query.fingerprint)
          throw new errors.ApplicationError(importErrors.changed);
        const record = new ImportRecord(strapi);
        await applyPlan(strapi, now, choice.isPublished, record);
        await record.store(context.state.user, {
          list: programmeList,
          fileName,
          isPublished: choice.isPublished,
        });
        return now;
      });
      await rememberHeadings(strapi, programmeList, chosenHeadings(columns, choice.columns));
      const counts = countsOf(plan);
      strapi.log.info(
        'A programme was imported.',
        facts({
          format,
          created: counts.new,
          changed: counts.changed,
          published: choice.isPublished,
          administrator: context.state.user.id,
        }),
      );
      return { counts };
    },
  });
}

/** @throws {errors.ValidationError} for a choice that the page does not offer */
function readChoice({
  makes = '',
  published = 'false',
  hidden = '',
  columns = '{}',
}: Record<string, unknown>): ImportChoice {
  const names: unknown[] = typeof makes === 'string' ? makes.split(',').filter(Boolean) : [null];
  const known = makeable.filter((one) => names.includes(one));
  const chosen = columnsIn(columns);
  const hiddenChoice = hiddenChoices.find((one) => one === hidden) ?? null;
  if (
    known.length !== names.length ||
    (published !== 'true' && published !== 'false') ||
    (hiddenChoice === null && hidden !== '') ||
    chosen === null
  )
    throw new errors.ValidationError(importErrors.unknownChoice);
  return { makes: known, isPublished: published === 'true', hidden: hiddenChoice, columns: chosen };
}

function columnsIn(text: unknown): ImportChoice['columns'] | null {
  const given = parseJson(text);
  return isTexts(given, true) ? given : null;
}

/** @throws {errors.HttpError} for what is no file with a programme */
async function receive(
  strapi: Core.Strapi,
  { request }: AdminContext,
  { columns: chosen }: ImportChoice,
): Promise<ReadFile & { fileName: string }> {
  const files = request.files?.[fileField];
  const [file, ...others] = Array.isArray(files) ? files : files ? [files] : [];
  if (!file || others.length > 0) throw new errors.ValidationError(importErrors.notOneFile);
  if (file.size > maxFileBytes) throw new errors.PayloadTooLargeError(importErrors.tooLarge(maxFileBytes));
  try {
    const days = (await fairDays(strapi)).map(({ date }) => date);
    const fileName = (file.originalFilename ?? '').slice(0, 200);
    const remembered = await headingsOf(strapi, programmeList);
    const kinds = await loadKinds(strapi);
    const read = await readFile(await readBytes(file.filepath), { days, kinds }, { chosen, remembered });
    return { ...read, fileName };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new errors.ValidationError(error.message);
    throw error;
  }
}

function chosenOf(entries: readonly Entry[], { hidden }: ImportChoice): Entry[] {
  return entries.filter(({ isHidden }) => hidden !== 'skip' || !isHidden);
}

function fingerprintOf(plan: Plan, choice: ImportChoice): string {
  return createHash('sha256')
    .update(JSON.stringify([plan, choice]))
    .digest('hex');
}

function countsOf({ items }: Plan): ImportPreview['counts'] {
  const count = (state: string) => items.filter((item) => item.state === state).length;
  return { new: count('new'), changed: count('changed'), same: count('same'), rejected: count('rejected') };
}
