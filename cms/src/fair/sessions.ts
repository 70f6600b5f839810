import type { Core } from '@strapi/strapi';
import { fairTime } from '../platform/clock/fair-time';

const sessionUid = 'api::session.session';
const hourMs = 60 * 60 * 1000;

export interface SessionFacts {
  publicId: number;
  title: string;
  /** The title in English; the Dutch one where nobody translated it. */
  titleEnglish: string;
  day: string;
  startTime: string;
  endTime: string;
  /** The place where it is or begins; empty while it is unknown. */
  where: string;
}

export interface PublishedSession extends SessionFacts {
  documentId: string;
  /** The year of the past edition that it was on; null for the coming one. */
  edition: number | null;
  /** How many places can be asked for on the site; 0 where none are. */
  capacity: number;
  /** In ms since 1970. */
  startsAt: number;
}

interface Row {
  documentId: string;
  locale: string;
  publicId: number;
  title: string;
  day: string;
  startTime: string;
  endTime: string;
  capacity: number | null;
  joining: boolean | null;
  edition: number | null;
  meetingPoint: string | null;
  room: { name: string } | null;
}

/** Sessions of every edition; with `edition: null` those of the coming one alone. */
export async function findPublished(
  strapi: Core.Strapi,
  where: { documentId?: string; publicId?: number; joining?: true; edition?: null } = {},
): Promise<PublishedSession[]> {
  const rows: Row[] = await strapi.db.query(sessionUid).findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    populate: { room: { select: ['name'] } },
    orderBy: [{ day: 'asc' }, { startTime: 'asc' }],
  });
  return rows.flatMap((row) => {
    const { documentId, publicId, title, day, joining, edition } = row;
    if (row.locale !== 'nl') return [];
    const english = rows.find((other) => other.documentId === documentId && other.locale === 'en');
    const [startTime, endTime] = [row.startTime.slice(0, 5), row.endTime.slice(0, 5)];
    return {
      documentId,
      publicId,
      title,
      day,
      startTime,
      endTime,
      edition,
      capacity: joining && edition === null ? (row.capacity ?? 0) : 0,
      titleEnglish: english?.title ?? title,
      where: row.room?.name ?? row.meetingPoint ?? '',
      startsAt: instantOf(day, startTime),
    };
  });
}

/** A published session; null for one that is not there. */
export async function findPublishedSession(
  strapi: Core.Strapi,
  documentId: string,
): Promise<PublishedSession | null> {
  const [session] = await findPublished(strapi, { documentId });
  return session ?? null;
}

export function factsOf(session: SessionFacts): SessionFacts {
  const { publicId, title, titleEnglish, day, startTime, endTime, where } = session;
  return { publicId, title, titleEnglish, day, startTime, endTime, where };
}

/** A time on the fair's clock, in ms since 1970. Amsterdam is one or two hours ahead of UTC. */
export function instantOf(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  const [winter, summer] = [asUtc - hourMs, asUtc - 2 * hourMs];
  return fairTime(summer / 1000).hour === Number(time.slice(0, 2)) ? summer : winter;
}
