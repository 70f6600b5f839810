import type { Core } from '@strapi/strapi';
import { seatsLeft } from 'beursvloer-domain/places';
import { countPlaces, joinings, type JoiningRow } from './rows';
import { placesTag } from './settle';

interface JoinableSession {
  documentId: string;
  capacity: number;
  joining: true;
  places?: PublicPlaces;
}

interface PublicPlaces {
  /** The cache tag of these numbers, where the site looks for the documents of a response. */
  documentId: string;
  left: number;
  waiting: number;
  isClosed: boolean;
}

/** Says of each session whose places are asked for how many are left: `places`, which is no field of the session. */
export async function addPlaces<Answer extends { data?: unknown }>(
  strapi: Core.Strapi,
  answer: Answer,
): Promise<Answer> {
  const sessions = [answer.data].flat().filter(isJoinable);
  if (sessions.length === 0) return answer;
  const ids = sessions.map(({ documentId }) => documentId);
  const countsOf = await countPlaces(strapi, ids);
  const rows: JoiningRow[] = await joinings(strapi).whereIn('session', ids);
  for (const session of sessions) {
    const { taken, waiting } = countsOf(session.documentId);
    session.places = {
      documentId: placesTag(session.documentId),
      left: seatsLeft({ capacity: session.capacity, taken }),
      waiting,
      isClosed: Boolean(rows.find((row) => row.session === session.documentId)?.is_closed),
    };
  }
  return answer;
}

function isJoinable(item: unknown): item is JoinableSession {
  if (typeof item !== 'object' || item === null) return false;
  if (!('documentId' in item) || !('capacity' in item) || !('joining' in item)) return false;
  return typeof item.documentId === 'string' && typeof item.capacity === 'number' && item.joining === true;
}
