import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { toSlug } from '../documents/slugs';
import { definitionPopulate, toStoredForm, type FormRow } from './definition';
import { faultsOf } from './faults';
import { findHandler } from './submission-handlers';
import { formUid, recordVersion } from './versions';
import { documentIdIn, originalLocale } from '../documents/original-locale';

type Middleware = Modules.Documents.Middleware.Middleware;
type Fields = Record<string, unknown>;

interface CheckedRow extends FormRow {
  captchaAction: string | null;
  recipients?: { field?: string | null; value?: string | null }[] | null;
}

const maxNameLength = 40;

/**
 * Rejects a form that no visitor could fill in, drafts included, names fields that have no name yet, and gives every
 * publication its version. What is stored is checked, because an update may hold a part of the form only.
 */
export function checkForms(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== formUid) return next();
    const writes = action === 'create' || action === 'update' || action === 'clone';
    if (writes && 'data' in params) Object.assign(params, { data: withNames({ ...params.data }) });
    if (!writes && action !== 'publish' && action !== 'unpublish') return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const documentId = documentIdIn(params) ?? documentIdIn({ ...(result as object) });
      if (documentId === undefined) return result;
      await requireSound(strapi, documentId);
      if (action === 'publish') await recordVersion(strapi, documentId);
      return result;
    });
  };
}

/** A field without a name gets one from its question; the number of the version is not for editors to choose. */
function withNames(given: Fields): Fields {
  const data = { ...given };
  delete data.version;
  if (!Array.isArray(data.fields)) return data;
  const rows = data.fields.filter(isRecord);
  const taken = new Set(rows.map(({ name }) => String(name ?? '').toLowerCase()));
  const named = rows.map((row) => {
    const isNamed = typeof row.name === 'string' && row.name.trim() !== '';
    if (isNamed || typeof row.label !== 'string' || row.label.trim() === '') return row;
    const name = freeName(row.label, taken);
    taken.add(name);
    return { ...row, name };
  });
  return { ...data, fields: named };
}

function freeName(label: string, taken: ReadonlySet<string>): string {
  const slug = toSlug(label).replace(/^[^a-z]+/, '') || 'veld';
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `-${count}`;
    const name = `${slug.slice(0, maxNameLength - end.length).replace(/-+$/, '')}${end}`;
    if (!taken.has(name)) return name;
  }
}

/** @throws ValidationError that names every fault at its place in the admin's form */
async function requireSound(strapi: Core.Strapi, documentId: string): Promise<void> {
  const drafts: CheckedRow[] = await strapi.db.query(formUid).findMany({
    where: { documentId, publishedAt: null },
    populate: { ...definitionPopulate, recipients: true },
  });
  const faults = drafts.flatMap(faultsOfDraft);
  const [first] = faults;
  if (!first) return;
  throw new errors.ValidationError(first.message, {
    errors: faults.map(({ path, message }) => ({ path, name: 'ValidationError', message })),
  });
}

/** A translation may leave the fields out: visitors then get the Dutch ones. Who gets mail is decided in Dutch alone. */
function faultsOfDraft(row: CheckedRow) {
  const form = toStoredForm(row);
  const isOriginal = (row.locale ?? originalLocale) === originalLocale;
  if (!isOriginal && form.fields.length === 0) return [];
  const faults = faultsOf(form, isOriginal ? (row.recipients ?? []) : []);
  return [...faults, ...(findHandler(row.captchaAction)?.faultsOf(form) ?? [])];
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
