import { z } from 'zod';
import { maybe, requiredText } from './parse';
import type { Selection } from './query';

/** Enough of a pavilion to name it and link to it. */
const pavilionRef = z.object({ publicId: z.int(), name: requiredText, slug: requiredText });
export const optionalPavilion = maybe('pavilion', pavilionRef);

export const pavilionSelection: Selection = { fields: ['publicId', 'name', 'slug'] };
