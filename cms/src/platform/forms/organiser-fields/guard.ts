import { isDeepStrictEqual } from 'node:util';
import type { Core, Modules } from '@strapi/strapi';
import type { Knex } from 'knex';
import { organiserFormPermissions } from '../permissions';
import { ErrorResponse } from '../../http/error-responses';
import { documentIdIn } from '../../documents/original-locale';
import { tableOf } from '../../storage/table-of';
import { formErrors } from '../texts';
import { formUid } from '../versions';
import { statesOf, isForOrganiser, visitorsVersion, type FormState, type OrganiserFields } from './fields';
import { mailChanges, type FieldChange } from './mail';

const reads = new Set(['findMany', 'findFirst', 'findOne', 'count']);
const permission = organiserFormPermissions.may('update');

/**
 * Once a form is for the organiser alone, that flag, its recipients and its retention are changed by who has the permission
 * for it, and everybody who has it gets a mail. What is stored is compared before and after, so it does not matter how
 * somebody tries: by saving, publishing, discarding, copying, another language, a token of the API or a relation.
 */
export function guardOrganiserFields(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== formUid || reads.has(action)) return next();
    return strapi.db.transaction(async ({ trx, onCommit }) => {
      const named = documentIdIn(params) ?? documentIdIn('data' in params ? { ...params.data } : {});
      if (named !== undefined) await lock(strapi, trx, named);
      const before = await statesOf(strapi, named);
      const result = await next();
      const changed = action === 'clone' ? documentIdIn({ ...(result as object) }) : named;
      const after = await statesOf(strapi, changed);
      if (isForOrganiser(before) && !isKept(before, after)) requirePermission(strapi);
      if (action !== 'clone') await mailChanges(strapi, { trx, onCommit }, changed, changesIn(before, after));
      return result;
    });
  };
}

/** Whoever saves the same form at the same moment waits, and is then compared with what was saved. */
async function lock(strapi: Core.Strapi, trx: Knex.Transaction, documentId: string): Promise<void> {
  // Strapi's own update would set the time of the change, and the draft would count as changed.
  await trx(tableOf(strapi, formUid)).where({ document_id: documentId }).update({ document_id: documentId });
}

/** Outside a request the program itself is at work, as when it fills an empty database. */
function requirePermission(strapi: Core.Strapi): void {
  const context = strapi.requestContext.get();
  if (!context || context.state.userAbility?.can(permission.action) === true) return;
  throw new ErrorResponse(403, 'ForbiddenError', formErrors.organiserFields);
}

function isKept(before: readonly FormState[], after: readonly FormState[]): boolean {
  const owned = before.filter(({ fields }) => fields.organiserOnly);
  const isOwned = (fields: OrganiserFields) => owned.some((one) => isDeepStrictEqual(one.fields, fields));
  const rowsAreKept = after.every((state) => {
    const was = versionIn(before, state);
    if (was && isDeepStrictEqual(was.fields, state.fields)) return true;
    return !was?.fields.organiserOnly && isOwned(state.fields);
  });
  // Deleting a language may put another one in its place, which was never for the organiser alone.
  const [was, is] = [before, after].map((states) => visitorsVersion(states.filter((one) => one.isPublished)));
  return rowsAreKept && (!was?.fields.organiserOnly || !is || isDeepStrictEqual(was.fields, is.fields));
}

function changesIn(before: readonly FormState[], after: readonly FormState[]): FieldChange[] {
  if (before.length === 0 || (!isForOrganiser(before) && !isForOrganiser(after))) return [];
  return after.flatMap((state) => {
    const was = versionIn(before, state);
    const isKnown = before.some(({ fields }) => isDeepStrictEqual(fields, state.fields));
    if (was ? isDeepStrictEqual(was.fields, state.fields) : isKnown) return [];
    const from = was ?? before.find(({ fields }) => fields.organiserOnly) ?? before[0];
    return from ? [{ from: from.fields, to: state.fields, isPublished: state.isPublished }] : [];
  });
}

const versionIn = (states: readonly FormState[], { locale, isPublished }: FormState) =>
  states.find((one) => one.locale === locale && one.isPublished === isPublished);
