import { z } from 'zod';
import { maybe, optionalNumber, optionalText, rank, requiredText } from './parse';
import type { Selection } from './query';

/** A building or floor of the venue. */
const hall = z.object({ slug: requiredText, name: requiredText, rank });

/** A place where sessions are held. */
const room = z.object({
  slug: requiredText,
  name: requiredText,
  hall: maybe('hall', hall),
  capacity: optionalNumber,
  directions: optionalText,
  rank,
});
export const optionalRoom = maybe('room', room);

const hallSelection: Selection = { fields: ['slug', 'name', 'rank'] };
export const roomSelection: Selection = {
  fields: ['slug', 'name', 'capacity', 'directions', 'rank'],
  populate: { hall: hallSelection },
};
