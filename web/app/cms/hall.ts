import { z } from 'zod';
import type { CmsClient } from './client';
import { findAll } from './list';
import { maybe, optionalNumber, optionalText, rank, requiredText } from './parse';
import type { Selection } from './query';

const hall = z.object({ slug: requiredText, name: requiredText, rank });
/** A building or floor of the venue. */
export type Hall = z.output<typeof hall>;

const room = z.object({
  slug: requiredText,
  name: requiredText,
  hall: maybe('hall', hall),
  capacity: optionalNumber,
  directions: optionalText,
  rank,
});
/** A place where sessions are held. */
export type Room = z.output<typeof room>;
export const optionalRoom = maybe('room', room);

const hallSelection: Selection = { fields: ['slug', 'name', 'rank'] };
export const roomSelection: Selection = {
  fields: ['slug', 'name', 'capacity', 'directions', 'rank'],
  populate: { hall: hallSelection },
};

/** All halls, in the editors' order. */
export function listHalls(cms: CmsClient): Promise<Hall[]> {
  return findAll(cms, '/halls', 'hall', hall, { ...hallSelection, sort: ['rank', 'name'], localised: false });
}

/** All rooms with their hall, in the editors' order. */
export function listRooms(cms: CmsClient): Promise<Room[]> {
  return findAll(cms, '/rooms', 'room', room, { ...roomSelection, sort: ['rank', 'name'], localised: false });
}
