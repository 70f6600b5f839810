import type { Core, Modules } from '@strapi/strapi';
import { wrongField } from '../platform/errors/wrong-field';
import { overlap, slotProblem, timesInWords, type FairDay, type Slot } from './session-times';
import { keysOf } from '../platform/documents/keyed-choices';
import { documentIdIn, originalLocale, touchesOriginal } from '../platform/documents/original-locale';
import { kindUid } from './kind-uid';
import { sessionErrors } from './texts';

type Middleware = Modules.Documents.Middleware.Middleware;
type Row = Record<string, unknown>;

interface Booking extends Slot {
  documentId: string | undefined;
  title: string;
  room: { documentId: string; name: string } | null;
}

const sessionUid = 'api::session.session';
const settingsUid = 'api::site-setting.site-setting';
const slotFields = ['day', 'startTime', 'endTime'] as const;

/**
 * Rejects saving a session that ends before it starts, is outside the fair's hours or gives out no number of places, and
 * publishing one without a kind where there are kinds, and one whose room is occupied. A session that does not move can be saved, also when the days of the fair have changed.
 * One of a past edition was on days of its own: its texts can be corrected.
 */
export function checkSession(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, params }, next) => {
    if (uid !== sessionUid) return next();
    const documentId = documentIdIn(params);
    const draft = documentId === undefined ? null : await draftOf(strapi, documentId);
    if (draft && isPast(draft) && action !== 'clone') return next();
    if (action === 'publish' && draft && touchesOriginal(params)) {
      await requireKind(strapi, draft);
      await requireSlot(strapi, draft);
      // Checked afterwards: sessions that are published at once would otherwise all find the room free.
      return strapi.db.transaction(async () => {
        const result = await next();
        const booking = bookingIn(draft);
        const message = booking && (await roomProblem(strapi, booking));
        if (message) throw wrongField('room', message);
        return result;
      });
    }
    if ((action === 'create' || action === 'update' || action === 'clone') && 'data' in params) {
      const row: Row = { ...draft, ...params.data };
      if (row.joining === true && !(Number(row.capacity) > 0))
        throw wrongField('capacity', sessionErrors.noPlaces);
      const stays = action === 'update' && slotFields.every((field) => isSame(row[field], draft?.[field]));
      if (!stays) await requireSlot(strapi, row);
    }
    return next();
  };
}

async function timeProblem(strapi: Core.Strapi, slot: Slot) {
  return slotProblem(slot, await fairDays(strapi));
}

/**
 * The published sessions in this room at this time, in Dutch, or null. A session whose draft has moved does not count:
 * somebody is moving a whole day, and cannot publish all of it at once.
 */
async function roomProblem(strapi: Core.Strapi, booking: Booking): Promise<string | null> {
  const { room, documentId } = booking;
  if (!room) return null;
  const rows: Row[] = await strapi.db.query(sessionUid).findMany({
    where: {
      locale: originalLocale,
      edition: null,
      day: booking.day,
      room: { documentId: room.documentId },
    },
    populate: ['room'],
  });
  const overlapping = rows.filter((row) => {
    const other = bookingIn(row);
    return other && other.documentId !== documentId && overlap(booking, other);
  });
  const drafts = new Set(overlapping.filter(({ publishedAt }) => !publishedAt).map((row) => row.documentId));
  const clashes = overlapping.filter(({ publishedAt, documentId: id }) => publishedAt && drafts.has(id));
  if (clashes.length === 0) return null;
  const sessions = clashes
    .flatMap((row) => bookingIn(row) ?? [])
    .map((other) => ({ title: other.title, times: timesInWords(other) }));
  return sessionErrors.occupied(room.name, sessions);
}

function bookingIn(row: Row): Booking | null {
  const { day, startTime, endTime, title, documentId, room } = row;
  if (typeof day !== 'string' || typeof startTime !== 'string' || typeof endTime !== 'string') return null;
  return {
    day,
    startTime,
    endTime,
    documentId: typeof documentId === 'string' ? documentId : undefined,
    title: typeof title === 'string' ? title : '',
    room: isRoom(room) ? room : null,
  };
}

const isPast = ({ edition }: Row) => typeof edition === 'number';

function draftOf(strapi: Core.Strapi, documentId: string): Promise<Row | null> {
  return strapi.db.query(sessionUid).findOne({
    where: { documentId, locale: originalLocale, publishedAt: null },
    populate: ['room'],
  });
}

async function requireKind(strapi: Core.Strapi, { kind }: Row): Promise<void> {
  if (!kind && (await keysOf(strapi, kindUid)).length > 0) throw wrongField('kind', sessionErrors.noKind);
}

async function requireSlot(strapi: Core.Strapi, row: Row): Promise<void> {
  const booking = bookingIn(row);
  const problem = booking && (await timeProblem(strapi, booking));
  if (problem) throw wrongField(problem.field, problem.message);
}

export async function fairDays(strapi: Core.Strapi): Promise<FairDay[]> {
  const settings: { days?: FairDay[] } | null = await strapi.db
    .query(settingsUid)
    .findOne({ where: { locale: originalLocale }, populate: ['days'] });
  return settings?.days ?? [];
}

/** Compares days and times in one notation: the admin sends times with milliseconds. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    typeof value === 'string' ? value.replace(/^(\d\d:\d\d):.*/, '$1') : value;
  return plain(one) === plain(other);
}

function isRoom(value: unknown): value is { documentId: string; name: string } {
  return typeof value === 'object' && value !== null && 'documentId' in value && 'name' in value;
}
