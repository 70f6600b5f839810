import { fillInVariables } from 'beursvloer-domain/fair';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ErrorResponse } from '../../http/error-responses';
import { visitorsVersion } from '../organiser-fields/fields';
import { findVariables } from '../../variables/fair';
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
  const [inDutch, inLanguage] = [await findVariables(strapi, 'nl'), await findVariables(strapi, language)];
  const filledIn = (field: 'confirmationMailSubject' | 'confirmationMailText' | 'confirmationText') => {
    const [text, values] = translation?.[field] ? [translation[field], inLanguage] : [dutch[field], inDutch];
    return text && fillInVariables(text, values);
  };
  return {
    ...dutch,
    confirmationMailSubject: filledIn('confirmationMailSubject'),
    confirmationMailText: filledIn('confirmationMailText'),
    confirmationText: filledIn('confirmationText'),
  };
}
