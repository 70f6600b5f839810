import type { Core } from '@strapi/strapi';
import type { PublishedForm } from '../platform/forms/submissions/published-form';
import type { EmailContent } from '../platform/mail/layout';
import { newsletterMails } from './email-texts';
import { leaveTokenOf } from './leave-token';

export function confirmationRequest(
  strapi: Core.Strapi,
  form: PublishedForm,
  { language, code, leaveId }: { language: string; code: string; leaveId: string },
): EmailContent {
  const { words, frame } = framed(strapi, language, leaveId);
  const { request } = words;
  const written = (form.confirmationMailText ?? '').split(/\n\s*\n/).map((text) => text.trim());
  const paragraphs = written.filter((text) => text !== '');
  return {
    ...frame,
    subject: (form.confirmationMailSubject ?? '').replace(/\s+/g, ' ').trim() || request.subject,
    paragraphs: paragraphs.length > 0 ? paragraphs : [request.text],
    button: { label: request.button, url: pageUrl(strapi, language, 'bevestigen', `code=${code}`) },
    notes: [request.lifetime, request.notYou],
  };
}

export function alreadySubscribed(strapi: Core.Strapi, language: string, leaveId: string): EmailContent {
  const { words, frame } = framed(strapi, language, leaveId);
  return { ...frame, subject: words.already.subject, paragraphs: [words.already.text], notes: [words.leave] };
}

export function welcome(strapi: Core.Strapi, language: string, leaveId: string): EmailContent {
  const { words, frame } = framed(strapi, language, leaveId);
  return { ...frame, subject: words.welcome.subject, paragraphs: [words.welcome.text], notes: [words.leave] };
}

function framed(strapi: Core.Strapi, language: string, leaveId: string) {
  const known = language === 'en' ? 'en' : 'nl';
  const words = newsletterMails[known];
  const url = pageUrl(strapi, known, 'afmelden', `token=${leaveTokenOf(strapi, leaveId)}`);
  const frame = {
    language: known,
    greeting: words.greeting,
    unsubscribe: { label: words.unsubscribe, url },
  } as const;
  return { words, frame };
}

function pageUrl(strapi: Core.Strapi, language: string, page: string, query: string): string {
  const url: string = strapi.config.get('site.url');
  return `${url}${language === 'en' ? '/en' : ''}/nieuwsbrief/${page}?${query}`;
}
