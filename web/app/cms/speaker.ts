import { z } from 'zod';
import { optionalText, requiredText } from './parse';
import { picture, pictureSelection } from './picture';
import type { Selection } from './query';

/** A speaker as shown beside a session. */
export const speakerRef = z.object({
  publicId: z.int(),
  name: requiredText,
  slug: requiredText,
  position: optionalText,
  organisation: optionalText,
  portrait: picture,
});

export const speakerSelection: Selection = {
  fields: ['publicId', 'name', 'slug', 'position', 'organisation'],
  populate: { portrait: pictureSelection },
};
