import { z } from 'zod';
import type { CmsClient } from '../client/client';

const told = z.object({
  publicId: z.int(),
  sequence: z.int().nonnegative(),
  /** ms since 1970. */
  cancelledAt: z.int().nullable(),
  event: z.object({
    uid: z.string(),
    title: z.string(),
    start: z.string(),
    end: z.string(),
    place: z.string(),
    url: z.string(),
  }),
});
/** The last version of one session that a calendar got, and how often it changed before. */
export type Told = z.output<typeof told>;

const feed = z.object({
  sessions: z.array(z.int()),
  alarmMinutes: z.int().positive().nullable(),
  told: z.array(told),
  version: z.int(),
});
/** A visitor's calendar: public numbers of saved sessions, and the events that it got before. */
export type AgendaFeed = z.output<typeof feed>;

/** How the content backend knows the site, and which feed is meant. */
export interface FeedAccess {
  secret: string;
  token: string;
}

const headersFor = ({ secret, token }: FeedAccess) => ({
  'X-Beursvloer-Feeds': secret,
  'X-Agenda-Feed': token,
});

/** The feed of a token. Throws a CmsError with status 404 for one that there is not. */
export async function readAgendaFeed(cms: CmsClient, access: FeedAccess): Promise<AgendaFeed> {
  const shape = z.object({ data: feed });
  return (await cms.read(shape, 'GET', '/agenda-feeds/current', { headers: headersFor(access) })).data;
}

/** Stores what the calendar is told now. False when it was told something else since this version was read. */
export async function tellAgendaFeed(
  cms: CmsClient,
  access: FeedAccess,
  { version, told: next }: Pick<AgendaFeed, 'version' | 'told'>,
): Promise<boolean> {
  const shape = z.object({ data: z.object({ stored: z.boolean() }) });
  const options = { headers: headersFor(access), body: { version, told: next } };
  return (await cms.read(shape, 'PUT', '/agenda-feeds/current', options)).data.stored;
}
