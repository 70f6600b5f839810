import { entryId, readEntryId, type Agenda, type Entry } from 'beursvloer-domain/agenda';
import type { loadOffer } from './saveable.server';

export type Offer = Awaited<ReturnType<typeof loadOffer>>;

function namesOf({ sessions, exhibitors, speakers }: Offer): Map<string, string> {
  return new Map([
    ...sessions.map(({ publicId, title }) => [entryId('session', publicId), title] as const),
    ...exhibitors.map(({ publicId, name }) => [entryId('exhibitor', publicId), name] as const),
    ...speakers.map(({ publicId, name }) => [entryId('speaker', publicId), name] as const),
  ]);
}

export function goneIds(offer: Offer, saved: ReadonlyMap<string, Entry>): string[] {
  const names = namesOf(offer);
  return [...saved.keys()].filter((id) => readEntryId(id) !== null && !names.has(id));
}

const mostRemoved = 10;

export function recentlyRemoved(offer: Offer, agenda: Agenda): { id: string; name: string }[] {
  const names = namesOf(offer);
  return agenda
    .filter(({ on }) => !on)
    .sort((one, other) => other.clock.at - one.clock.at)
    .flatMap(({ id }) => {
      const name = names.get(id);
      return name === undefined ? [] : { id, name };
    })
    .slice(0, mostRemoved);
}

/** The part of the fair in another visitor's link. Anything no longer on the site is left out. */
export function sharedBy({ sessions, exhibitors, speakers }: Offer, items: readonly { id: string }[]): Offer {
  const ids = new Set(items.map(({ id }) => id));
  return {
    sessions: sessions.filter(({ publicId }) => ids.has(entryId('session', publicId))),
    exhibitors: exhibitors.filter(({ publicId }) => ids.has(entryId('exhibitor', publicId))),
    speakers: speakers.filter(({ publicId }) => ids.has(entryId('speaker', publicId))),
  };
}
