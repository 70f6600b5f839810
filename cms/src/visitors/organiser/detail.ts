import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { badgeCode } from '../../fair/badge-code';
import { formatDay } from '../../platform/clock/format-day';
import { mailRows } from '../../platform/mail/outgoing/queue';
import type { DeliveryState } from '../../platform/queue/queue';
import { checkInUid, type Scan } from '../check-in';
import { findById, type Registration } from '../registrations';
import { formerMailTopic, mailTopics, mailTitles, mailStates, staffErrors } from '../texts';
import { inWords } from './overview';
import type { ProfileValues, VisitorDetail, VisitorMail } from './shape';
import { wordsOf } from './words';

/** @throws {errors.NotFoundError} */
export async function showVisitor(
  strapi: Core.Strapi,
  id: number,
  { mayChange }: { mayChange: boolean },
): Promise<VisitorDetail> {
  const registration = await findById(strapi, id);
  if (registration === null) throw new errors.NotFoundError(staffErrors.gone);
  const { badgeId, state, language, confirmedAt, cancelledAt, needs } = registration;
  return {
    ...inWords(registration, await wordsOf(strapi)),
    language,
    confirmedAt,
    cancelledAt,
    needsConsentedAt: needs?.consentedAt ?? null,
    code:
      mayChange && state === 'bevestigd' ? badgeCode(badgeId, strapi.config.get('site.badgeSecret')) : null,
    mails: await mailsOf(strapi, registration),
    scans: await scansOf(strapi, registration),
    values: valuesOf(registration),
  };
}

const topics = Object.keys(mailTopics) as (keyof typeof mailTopics)[];

interface MailRow {
  id: number;
  about: string;
  recipient: string | null;
  state: DeliveryState;
  settled_at: number | string | null;
  waiting_since: number | string | null;
  error: string | null;
}

/** The mails about a registration, the newest first. Those of earlier versions are known by their recipient alone. */
async function mailsOf(strapi: Core.Strapi, { id, email }: Registration): Promise<VisitorMail[]> {
  const titles = new Map(topics.map((topic) => [mailTopics[topic](id), mailTitles[topic]]));
  const rows: MailRow[] = await mailRows(strapi.db.connection)
    .andWhere((either) =>
      either.whereIn('about', [...titles.keys()]).orWhere({ about: formerMailTopic, recipient: email }),
    )
    .orderBy('id', 'desc')
    .select('id', 'about', 'recipient', 'state', 'settled_at', 'waiting_since', 'error');
  return rows.map((row) => ({
    id: row.id,
    title: titles.get(row.about) ?? mailTitles.former,
    state: mailStates[row.state],
    recipient: row.recipient ?? '',
    at: asMoment(row.settled_at ?? row.waiting_since),
    error: row.error,
  }));
}

const asMoment = (value: number | string | null) => (value === null ? null : Number(value));

async function scansOf(strapi: Core.Strapi, { badgeId }: Registration): Promise<VisitorDetail['scans']> {
  const scans: Scan[] = await strapi.db
    .query(checkInUid)
    .findMany({ where: { badgeId }, orderBy: { at: 'desc' } });
  return scans.map(({ day, at, crew }) => ({ day: formatDay(day, 'nl'), at, crew }));
}

function valuesOf({ email, profile, needs }: Registration): ProfileValues {
  return {
    email,
    ...profile,
    hasNeeds: needs === null ? 'no' : 'yes',
    needs: needs?.needs ?? [],
    needsNote: needs?.note ?? '',
    needsConsent: needs === null ? '' : 'ja',
  };
}
