import type { Core } from '@strapi/strapi';
import type { PublishedForm } from '../platform/forms/submissions/published-form';
import type { EmailContent } from '../platform/mail/layout';
import { paragraphsOf } from '../platform/mail/paragraphs';
import { alreadyMail, requestMail, welcomeMail } from './email-texts';
import { leaveTokenOf } from './leave-token';

const known = (language: string) => (language === 'en' ? 'en' : 'nl');

export function confirmationRequest(
  strapi: Core.Strapi,
  form: PublishedForm,
  { language, code, leaveId }: { language: string; code: string; leaveId: string },
): EmailContent {
  return requestMail(known(language), {
    subject: (form.confirmationMailSubject ?? '').replace(/\s+/g, ' ').trim(),
    paragraphs: paragraphsOf(form.confirmationMailText ?? ''),
    confirmUrl: pageUrl(strapi, language, 'bevestigen', `code=${code}`),
    leaveUrl: leaveUrl(strapi, language, leaveId),
  });
}

export const alreadySubscribed = (strapi: Core.Strapi, language: string, leaveId: string): EmailContent =>
  alreadyMail(known(language), leaveUrl(strapi, language, leaveId));

export const welcome = (strapi: Core.Strapi, language: string, leaveId: string): EmailContent =>
  welcomeMail(known(language), leaveUrl(strapi, language, leaveId));

const leaveUrl = (strapi: Core.Strapi, language: string, leaveId: string): string =>
  pageUrl(strapi, language, 'afmelden', `token=${leaveTokenOf(strapi, leaveId)}`);

function pageUrl(strapi: Core.Strapi, language: string, page: string, query: string): string {
  const url: string = strapi.config.get('site.url');
  return `${url}${language === 'en' ? '/en' : ''}/nieuwsbrief/${page}?${query}`;
}
