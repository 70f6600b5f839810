import type { Core } from '@strapi/strapi';
import { originalLocale } from '../../documents/original-locale';
import { formUid } from '../versions';

export interface OrganiserFields {
  organiserOnly: boolean;
  retentionDays: number | null;
  recipients: { email: string; field: string; value: string }[];
}

export interface FormState {
  locale: string;
  isPublished: boolean;
  fields: OrganiserFields;
}

interface Row {
  locale: string | null;
  publishedAt: unknown;
  organiserOnly: boolean | null;
  retentionDays: number | null;
  recipients?: Record<'email' | 'field' | 'value', string | null>[];
}

export async function statesOf(strapi: Core.Strapi, documentId: string | undefined): Promise<FormState[]> {
  if (documentId === undefined) return [];
  const rows: Row[] = await strapi.db
    .query(formUid)
    .findMany({ where: { documentId }, populate: ['recipients'], orderBy: { id: 'asc' } });
  return rows.map(({ locale, publishedAt, organiserOnly, retentionDays, recipients = [] }) => ({
    locale: locale ?? originalLocale,
    isPublished: Boolean(publishedAt),
    fields: {
      organiserOnly: organiserOnly === true,
      retentionDays,
      recipients: recipients.map(({ email, field, value }) => ({
        email: email ?? '',
        field: field ?? '',
        value: value ?? '',
      })),
    },
  }));
}

export const isForOrganiser = (states: readonly FormState[]): boolean =>
  states.some(({ fields }) => fields.organiserOnly);

/** The version that visitors fill in: the Dutch one, or else the first. */
export function visitorsVersion<Row extends { locale: string | null }>(
  rows: readonly Row[],
): Row | undefined {
  return rows.find(({ locale }) => (locale ?? originalLocale) === originalLocale) ?? rows[0];
}
