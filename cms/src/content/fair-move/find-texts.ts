import type { Core } from '@strapi/strapi';
import { mailRows, type MailPayload } from '../../platform/mail/outgoing/queue';
import { mailTexts } from '../../platform/mail/own-texts/mail-texts';
import { findWritten, textsIn } from '../written';
import { findNames, type Sought } from './find-names';
import type { MoveItem } from './shape';
import { movePlan } from './texts';

/** Whoever these are about can be in the town of the fair for reasons of their own. */
const elsewhere = new Set<string>([
  'api::exhibitor.exhibitor',
  'api::speaker.speaker',
  'api::vacancy.vacancy',
]);
/** The fields with days that move, or that the organiser is changing. */
const movingFields = new Set(['api::session.session day', 'site.day date']);

export interface SoughtTexts extends Sought {
  /** The town of the venue; empty when it stays. */
  city: string;
  /** Rows of the calendar that move: their days are not to be looked at. */
  movingItems: ReadonlySet<number>;
}

/** All that names what is sought: documents of the site, by type and title, texts of mails, and mails that wait. */
export async function findTexts(strapi: Core.Strapi, sought: SoughtTexts): Promise<MoveItem[]> {
  const { city, movingItems } = sought;
  const items = await findWritten(strapi, {
    wordsIn(text, { uid, name, type, row }) {
      const isMoving =
        movingFields.has(`${uid} ${name}`) ||
        (type === 'date' && uid === 'api::calendar-item.calendar-item' && movingItems.has(row));
      return isMoving ? [] : findNames(text, sought);
    },
    isOf: (uid, word) => !elsewhere.has(uid) || word.toLowerCase() !== city.toLowerCase(),
  });
  return [...items, ...(await ownMailTexts(strapi, sought)), ...(await waitingMails(strapi, sought))];
}

async function ownMailTexts(strapi: Core.Strapi, sought: SoughtTexts): Promise<MoveItem[]> {
  const rows: { mail: string; subject: string; text: string }[] = await strapi.db
    .query('api::mail-text.mail-text')
    .findMany({ select: ['mail', 'subject', 'text'] });
  return rows.flatMap(({ mail, subject, text }) => {
    const words = findNames(`${subject}\n${text}`, sought);
    const title = mailTexts.all().find(({ name }) => name === mail)?.title ?? mail;
    return words.length === 0 ? [] : [{ type: movePlan.mailText, title, to: '/settings/mail-texts', words }];
  });
}

/** Each may have a file with it: so many are read. */
const mostMails = 200;

async function waitingMails(strapi: Core.Strapi, sought: SoughtTexts): Promise<MoveItem[]> {
  const rows: { about: string; payload: string | null }[] = await mailRows(strapi.db.connection)
    .whereIn('state', ['wachtend', 'gestopt'])
    .orderBy('id')
    .limit(mostMails)
    .select('about', 'payload');
  return rows.flatMap(({ about, payload }) => {
    if (payload === null) return [];
    const { content }: MailPayload = JSON.parse(payload);
    const words = findNames(textsIn({ ...content, attachments: [] }), sought);
    return words.length === 0 ? [] : [{ type: movePlan.mail, title: about, to: '/settings/given-up', words }];
  });
}
