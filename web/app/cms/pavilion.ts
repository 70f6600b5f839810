import { z } from 'zod';
import { maybe, requiredText } from './parse';
import type { Selection } from './query';

const pavilionRef = z.object({ publicId: z.int(), name: requiredText, slug: requiredText });
/** Enough of a pavilion to name it and link to it. */
export type PavilionRef = z.output<typeof pavilionRef>;
export const optionalPavilion = maybe('pavilion', pavilionRef);

export const pavilionSelection: Selection = { fields: ['publicId', 'name', 'slug'] };
