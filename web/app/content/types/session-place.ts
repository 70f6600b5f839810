import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { requiredText } from '../client/response/parse';

const facts = z.object({
  publicId: z.int(),
  title: requiredText,
  titleEnglish: requiredText,
  day: z.iso.date(),
  startTime: z.string(),
  endTime: z.string(),
  where: z.string(),
});
/**
 * The session of a place, as far as its pages show it. `day` is a date, times are on the fair's wall clock.
 */
export type PlaceSession = z.output<typeof facts>;

const ownPlace = z.object({
  state: z.enum(['wacht op bevestiging', 'geplaatst', 'wachtlijst', 'aangeboden', 'vervallen']),
  name: requiredText,
  session: facts.nullable(),
  isOver: z.boolean(),
  isClosed: z.boolean(),
  left: z.int(),
  ahead: z.int().nullable(),
  offerEnds: z.int().nullable(),
});
/** Somebody's own place. `ahead` is how many wait longer; a place that is offered is held until `offerEnds`, in ms since 1970. */
export type OwnPlace = z.output<typeof ownPlace>;

const hostList = z.object({
  session: facts.nullable(),
  capacity: z.int(),
  waiting: z.int(),
  isClosed: z.boolean(),
  people: z.array(z.object({ id: z.int(), name: requiredText, isPresent: z.boolean() })),
});
export type HostList = z.output<typeof hostList>;

const done = z.unknown();
const path = '/session-places';
/** Headers with the token of a link, which then stands in no log. */
const placeProof = (link: string) => ({ 'x-place-link': link });
const hostProof = (link: string) => ({ 'x-host-link': link });

/** Asks for a place; the backend mails a link to take it. A 404 or 409 for a session that cannot be joined (any more). */
export async function requestPlace(cms: CmsClient, body: Record<string, unknown>): Promise<void> {
  await cms.read(done, 'POST', path, { body });
}

/** The place of a link. A 404 for one that does not work. */
export async function getOwnPlace(cms: CmsClient, link: string): Promise<OwnPlace> {
  return (await cms.read(z.object({ data: ownPlace }), 'GET', `${path}/own`, { headers: placeProof(link) }))
    .data;
}

/** Takes the place of a link, or joins the waiting list. A 409 when that cannot be done (any more). */
export async function takePlace(cms: CmsClient, link: string): Promise<void> {
  await cms.read(done, 'POST', `${path}/own`, { headers: placeProof(link), body: {} });
}

export async function withdrawPlace(cms: CmsClient, link: string): Promise<void> {
  await cms.read(done, 'DELETE', `${path}/own`, { headers: placeProof(link) });
}

/** The list of a host's link. A 404 for one that does not work. */
export async function getHostList(cms: CmsClient, link: string): Promise<HostList> {
  return (await cms.read(z.object({ data: hostList }), 'GET', `${path}/host`, { headers: hostProof(link) }))
    .data;
}

export type HostChange = { place: number; isPresent: boolean } | { isClosed: boolean };

export async function changeAsHost(cms: CmsClient, link: string, change: HostChange): Promise<void> {
  await cms.read(done, 'PATCH', `${path}/host`, { headers: hostProof(link), body: change });
}
