import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { maybe, optionalNumber, optionalText, rank, requiredText } from '../client/response/parse';
import type { Selection } from '../client/query';

const hall = z.object({ slug: requiredText, name: requiredText, rank });

const describedHall = hall.extend({ description: optionalText });
export type Hall = z.output<typeof describedHall>;

const room = z.object({
  slug: requiredText,
  name: requiredText,
  hall: maybe('hall', hall),
  capacity: optionalNumber,
  directions: optionalText,
  rank,
});
export const optionalRoom = maybe('room', room);
export type Room = z.output<typeof room>;

const hallSelection: Selection = { fields: ['slug', 'name', 'rank'] };
export const roomSelection: Selection = {
  fields: ['slug', 'name', 'capacity', 'directions', 'rank'],
  populate: { hall: hallSelection },
};

export function listHalls(cms: CmsClient): Promise<readonly Hall[]> {
  const find = { fields: ['slug', 'name', 'description', 'rank'], sort: ['name'], localised: false };
  return findAll(cms, '/halls', 'hall', describedHall, find, byRank);
}

export function listRooms(cms: CmsClient): Promise<readonly Room[]> {
  const find = { ...roomSelection, tags: ['halls'], sort: ['name'], localised: false };
  return findAll(cms, '/rooms', 'room', room, find, byRank);
}

function byRank(a: { rank: number }, b: { rank: number }): number {
  return a.rank - b.rank;
}
