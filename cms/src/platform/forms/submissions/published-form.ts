import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { originalLocale } from '../../documents/original-locale';
import { ErrorResponse } from '../../http/error-responses';
import { visitorsVersion } from '../organiser-fields/fields';
import { fillInFair } from '../../variables/fair';
import { formErrors } from '../texts';
import { formUid, wasPublished } from '../versions';

export interface PublishedForm {
  documentId: string;
  title: string;
  recipients: { email: string; field: string | null; value: string | null }[];
  mailSubject: string | null;
  confirmationMail: boolean | null;
  confirmationMailSubject: string | null;
  confirmationMailText: string | null;
  confirmationText: string | null;
  retentionDays: number | null;
  organiserOnly: boolean | null;
  captchaAction: string | null;
  closesAfterFair: boolean | null;
}

interface Row extends PublishedForm {
  locale: string | null;
}

/**
 * The published form, with the texts of this language where it is translated.
 * @throws NotFoundError for a form that never was, and a 410 for one that is no longer published
 */
export async function getPublishedForm(
  strapi: Core.Strapi,
  documentId: string,
  language: string,
): Promise<PublishedForm> {
  const rows: Row[] = await strapi.db.query(formUid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: ['recipients'],
    orderBy: { id: 'asc' },
  });
  const dutch = visitorsVersion(rows);
  if (!dutch) {
    if (await wasPublished(strapi, documentId)) throw new ErrorResponse(410, 'FormGone', formErrors.closed);
    throw new errors.NotFoundError(formErrors.unknown);
  }
  const translation = rows.find(({ locale }) => locale === language);
  const filledIn = (field: 'confirmationMailSubject' | 'confirmationMailText' | 'confirmationText') => {
    const translated = translation?.[field];
    return translated
      ? fillInFair(strapi, translated, language)
      : fillInFair(strapi, dutch[field], originalLocale);
  };
  return {
    ...dutch,
    confirmationMailSubject: await filledIn('confirmationMailSubject'),
    confirmationMailText: await filledIn('confirmationMailText'),
    confirmationText: await filledIn('confirmationText'),
  };
}
