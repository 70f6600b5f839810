import type { FieldKind } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fairDay } from '../../clock/fair-day';
import { originalLocale } from '../../documents/original-locale';
import type { StoredField } from '../definition';
import { accept } from '../submissions/accept';
import { sampleTexts, worklistErrors } from '../texts';
import { findVersion, formUid } from '../versions';

const samples: Readonly<Partial<Record<FieldKind, string>>> = {
  ...sampleTexts,
  phone: '020 123 45 67',
  number: '12',
};

/** Sends a filled-in test of the published form to an editor alone. Returns its receipt. */
export async function sendTest(strapi: Core.Strapi, documentId: string, to: string): Promise<string> {
  const [row]: { version: number | null }[] = await strapi.db
    .query(formUid)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, limit: 1 });
  const definition = row?.version ? await findVersion(strapi, documentId, row.version, originalLocale) : null;
  if (!row?.version || !definition) throw new errors.ValidationError(worklistErrors.notPublished);
  const values = Object.fromEntries(definition.fields.map((field) => [field.name, sampleFor(field, to)]));
  const sent = { version: row.version, language: originalLocale, key: null, values, raw: {} };
  // Every test is another one, also within ten minutes.
  const key = `test-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const { receipt } = await accept(
    strapi,
    documentId,
    { ...sent, key },
    { checks: [], network: 'test', testTo: to },
  );
  return receipt;
}

function sampleFor({ kind, options = [] }: StoredField, to: string): string | string[] {
  const [first = ''] = options;
  if (kind === 'email') return to;
  if (kind === 'date') return fairDay();
  if (kind === 'choices') return [first];
  return kind === 'choice' || kind === 'select' ? first : (samples[kind] ?? '');
}
