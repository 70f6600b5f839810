import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findExhibitorsInOrder } from './exhibitor';
import { optionalRoom, roomSelection } from './hall';
import { inOrder } from './fields/in-order';
import { editionYear, ofEdition } from './fields/of-edition';
import { ask, derive, findAll, findOne, orNull } from '../client/list';
import {
  calendarDate,
  clockTime,
  flag,
  instant,
  listOf,
  looseText,
  optionalNumber,
  optionalText,
  requiredText,
} from '../client/response/parse';
import { optionalPavilion, pavilionSelection } from './pavilion';
import { picture, pictureSelection } from './fields/picture';
import type { Find, Selection } from '../client/query';
import { richText } from './fields/rich-text';
import * as shared from './fields/shared';
import { listSessionKinds, type SessionKind } from './session-kind';
import { speakerRef, speakerSelection } from './speaker';
import { translated, translationsPopulate, written } from './fields/written';

const path = '/sessions';

const language = z
  .enum(['Nederlands', 'Engels'])
  .catch('Nederlands')
  .transform((name): 'nl' | 'en' => (name === 'Engels' ? 'en' : 'nl'));

/** A speaker who is not published yet is null: the session is shown without, and that is no fault. */
const sessionSpeaker = z
  .object({ speaker: speakerRef.nullable(), role: optionalText })
  .transform(({ speaker, role }) => speaker && { ...speaker, role });

const exhibitorRef = z.object({ publicId: z.int(), name: requiredText, slug: requiredText });

const summaryShape = z.object({
  publicId: z.int(),
  title: requiredText,
  slug: requiredText,
  /** The key of its kind. */
  kind: optionalText,
  summary: looseText,
  day: calendarDate,
  startTime: clockTime,
  endTime: clockTime,
  room: optionalRoom,
  meetingPoint: optionalText,
  speakers: listOf('session speaker', sessionSpeaker).transform((all) => all.filter((one) => one !== null)),
  themes: listOf('theme', shared.theme),
  audiences: listOf('audience', shared.slugAndName),
  exhibitors: listOf('exhibitor', exhibitorRef),
  language,
  capacity: optionalNumber,
  pavilion: optionalPavilion,
  featured: flag,
  ...written,
});
/** A kind with what badges, cards and files show of it. */
export type KindOfSession = Omit<SessionKind, 'intro'>;
/** A kind that the fair has no longer is null. */
type WithKind<Parsed> = Omit<Parsed, 'kind'> & { kind: KindOfSession | null };

/** An item of the programme in a list. `day` is a date, times are on the fair's wall clock. */
export type SessionSummary = WithKind<z.output<typeof summaryShape>>;

/** Places that are asked for on the site: how many are left, how many people wait, and whether the host lets anybody join. */
const places = z.object({ left: z.int(), waiting: z.int(), isClosed: z.boolean() });

const sessionShape = summaryShape.extend({
  edition: editionYear,
  places: places.nullish().transform((found) => found ?? null),
  description: richText,
  image: picture,
  seo: shared.optionalSeo,
  updatedAt: instant,
  ...translated,
});
type ParsedSession = z.output<typeof sessionShape>;
export type Session = Omit<WithKind<ParsedSession>, 'exhibitors'> & {
  exhibitors: Awaited<ReturnType<typeof findExhibitorsInOrder>>;
};

const summaryFields = [
  'publicId',
  'title',
  'slug',
  'kind',
  'summary',
  'day',
  'startTime',
  'endTime',
  'meetingPoint',
  'language',
  'capacity',
  'featured',
];
const summaryPopulate = {
  room: roomSelection,
  speakers: { fields: ['role'], populate: { speaker: speakerSelection } },
  themes: shared.themeSelection,
  audiences: shared.slugAndNameSelection,
  exhibitors: { fields: ['publicId', 'name', 'slug'] },
  pavilion: pavilionSelection,
};
const summarySelection: Find = {
  fields: summaryFields,
  populate: summaryPopulate,
  tags: ['rooms', 'halls', 'speakers', 'files', 'themes', 'audiences', 'exhibitors', 'pavilions'],
};
const detailSelection: Selection = {
  // The numbers of its places come with `joining`, and with the tag of their own changes.
  fields: [...summaryFields, 'edition', 'joining', 'description', 'updatedAt'],
  populate: {
    ...summaryPopulate,
    ...translationsPopulate,
    image: pictureSelection,
    seo: shared.seoSelection,
  },
};

/** The programme of the coming edition. */
export function listSessions(cms: CmsClient): Promise<readonly SessionSummary[]> {
  return listSessionsOfEdition(cms, null);
}

/**
 * The programme of a past edition by its year, or of the coming one: null. Each kind is one object in all sessions of it: pages
 * are sent with it once.
 */
export function listSessionsOfEdition(
  cms: CmsClient,
  edition: number | null,
): Promise<readonly SessionSummary[]> {
  return derive(cms, `sessions of ${edition}`, async (shared) => {
    const find = { ...summarySelection, filters: [ofEdition(edition)], sort: ['publicId'] };
    const [sessions, kindOf] = await Promise.all([
      findAll(shared, path, 'session', summaryShape, find, inTime),
      loadKinds(shared),
    ]);
    return sessions.map((session) => ({ ...session, kind: kindOf(session.kind) }));
  });
}

/** Finds kinds by the keys that sessions hold. */
async function loadKinds(cms: CmsClient): Promise<(key: string | null) => KindOfSession | null> {
  const kinds = await listSessionKinds(cms);
  const byKey = new Map(
    kinds.map(({ key, name, plural, slug, colour, icon, isTour, hasPage }) => [
      key,
      { key, name, plural, slug, colour, icon, isTour, hasPage },
    ]),
  );
  return (key) => (key === null ? null : (byKey.get(key) ?? null));
}

export async function findSession(cms: CmsClient, publicId: number): Promise<Session | null> {
  const filters = [{ field: 'publicId', is: publicId }];
  const [session, kindOf] = await Promise.all([
    findOne(cms, path, 'session', sessionShape, { ...detailSelection, filters }),
    loadKinds(cms),
  ]);
  if (session === null) return null;
  const { edition } = session;
  const numbers = session.exhibitors.map((exhibitor) => exhibitor.publicId);
  return {
    ...session,
    kind: kindOf(session.kind),
    // Nobody asks for a place at a session of the past.
    places: edition === null ? session.places : null,
    exhibitors: await findExhibitorsInOrder(cms, numbers, edition),
  };
}

const withdrawnShape = z.object({ title: requiredText, day: calendarDate });
export type WithdrawnSession = z.output<typeof withdrawnShape>;

/** A session that was taken off the site, as visitors last saw it; null for every other one. */
export function findWithdrawnSession(cms: CmsClient, publicId: number): Promise<WithdrawnSession | null> {
  return ask(cms, `withdrawn session ${publicId}`, async (client) => {
    const query = { locale: client.locale };
    const asked = client.read(withdrawnShape, 'GET', `${path}/withdrawn/${publicId}`, { query });
    // A session that is taken off the site, or comes back, changes their list.
    return { value: await orNull(asked), tags: ['sessions'] };
  });
}

export async function listNumbersWithPlaces(cms: CmsClient): Promise<number[]> {
  const filters = [{ field: 'joining', is: true }, ofEdition(null)];
  const find = { fields: ['publicId'], filters, sort: ['publicId'] };
  const numbered = await findAll(cms, path, 'session', summaryShape.pick({ publicId: true }), find);
  return numbered.map(({ publicId }) => publicId);
}

/** The sessions that an exhibitor of an edition takes part in, by day, starting time and room. */
export function listSessionsOfExhibitor(
  cms: CmsClient,
  exhibitorPublicId: number,
  edition: number | null = null,
): Promise<readonly SessionSummary[]> {
  return derive(cms, `sessions of exhibitor ${exhibitorPublicId} in ${edition}`, async (shared) => {
    const all = await listSessionsOfEdition(shared, edition);
    return all.filter(({ exhibitors }) => exhibitors.some(({ publicId }) => publicId === exhibitorPublicId));
  });
}

/** These sessions, in the order of the numbers; numbers that do not exist are left out. */
export function findSessionsInOrder(cms: CmsClient, publicIds: number[]): Promise<readonly SessionSummary[]> {
  if (publicIds.length === 0) return Promise.resolve([]);
  return derive(cms, `sessions ${publicIds.join()}`, async (shared) =>
    inOrder(await listSessions(shared), publicIds, (one) => one.publicId),
  );
}

export function listFeaturedSessions(cms: CmsClient): Promise<readonly SessionSummary[]> {
  return derive(cms, 'featured sessions', async (shared) =>
    (await listSessions(shared)).filter(({ featured }) => featured),
  );
}

type Placed = Pick<SessionSummary, 'publicId' | 'day' | 'startTime' | 'room'>;

function inTime(a: Placed, b: Placed): number {
  const key = (session: Placed) => `${session.day} ${session.startTime}`;
  const place = (session: Placed) => session.room?.rank ?? Number.MAX_SAFE_INTEGER;
  if (key(a) !== key(b)) return key(a) < key(b) ? -1 : 1;
  return place(a) - place(b) || a.publicId - b.publicId;
}
