import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { inLanguagesOfFair } from '../../platform/documents/languages-of-fair';
import { visitUrl } from '../../fair/visit-links';
import { formatDay } from '../../platform/clock/format-day';
import { inBackground } from '../../platform/jobs/background';
import { sendWaitingMail } from '../../platform/mail/outgoing/mail-kind';
import { enqueue, type NewMail } from '../../platform/mail/outgoing/queue';
import { tableOf } from '../../platform/storage/table-of';
import { fairMoved } from './email-texts';
import { asJson, registrationUid } from './moving-rows';
import type { FairPlace } from './shape';
import { movedTopic } from './texts';

type Language = 'nl' | 'en';

/** Somebody who hears that the fair moved. */
interface Told {
  email: string;
  language: Language;
  /** Null for who only has a place at a session. */
  visit: { id: number; badgeId: string; days: string[] } | null;
}

const placeUid = 'api::session-place.session-place';

/** Everybody who is registered or has a place at a session, each address once. */
export async function findTold(strapi: Core.Strapi, source: Knex): Promise<Told[]> {
  const registered: { id: number; email: string; badge_id: string; language: Language; profile: unknown }[] =
    await source(tableOf(strapi, registrationUid))
      .whereNot({ state: 'geannuleerd' })
      .orderBy('id')
      .select('id', 'email', 'badge_id', 'language', 'profile');
  const placed: { email: string; language: string }[] = await source(tableOf(strapi, placeUid))
    .whereIn('state', ['geplaatst', 'wachtlijst', 'aangeboden'])
    .orderBy('id')
    .select('email', 'language');
  const told = new Map<string, Told>();
  for (const { email, language } of placed)
    told.set(email.toLowerCase(), { email, language: language === 'en' ? 'en' : 'nl', visit: null });
  for (const { id, email, badge_id, language, profile } of registered) {
    const { days } = asJson(profile) as { days: string[] };
    told.set(email.toLowerCase(), { email, language, visit: { id, badgeId: badge_id, days } });
  }
  return inLanguagesOfFair(strapi, [...told.values()]);
}

/** Puts one mail for each in the queue, in the transaction that the caller is in. Returns how many. */
export async function mailMove(strapi: Core.Strapi, { days, venue }: FairPlace): Promise<number> {
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    const told = await findTold(strapi, trx);
    const place = `${venue.name}, ${venue.city}`;
    const mails = told.map(({ email, language, visit }): NewMail => {
      const inWords = (dates: readonly string[]) =>
        new Intl.ListFormat(language).format(dates.map((date) => formatDay(date, language)));
      return {
        submission: null,
        receipt: movedTopic(visit?.id ?? null),
        recipient: email,
        replyTo: null,
        content: fairMoved({
          language,
          days: inWords(days.map(({ date }) => date)),
          place,
          visit: visit && {
            days: inWords(visit.days),
            url: visitUrl(strapi, 'manage', { badgeId: visit.badgeId, language }),
          },
        }),
      };
    });
    await enqueue(trx, mails);
    onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
    return mails.length;
  });
}
