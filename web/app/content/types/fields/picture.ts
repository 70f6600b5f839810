import { z } from 'zod';
import { looseText, maybe } from '../../client/response/parse';
import type { Selection } from '../../client/query';
import { isSafeUrl } from './safe-url';

/** Dimensions for a file whose real ones the backend does not know, so that the page still reserves its place. */
const assumed = { width: 1200, height: 800 };

const dimension = z.number().positive().nullish().catch(null);

const percent = z.number().min(0).max(100);

/** The point of a picture that is never cut off, in percent from the left and the top; null when nobody chose one. */
const focalPoint = z.object({ x: percent, y: percent }).nullish().catch(null);

const pictureFile = z
  .object({
    url: z.string().refine(isSafeUrl, 'not a safe URL'),
    width: dimension,
    height: dimension,
    alternativeText: looseText,
    mime: z.string(),
    focalPoint,
  })
  .transform(({ url, width, height, alternativeText, mime, focalPoint: point }) => ({
    url,
    ...(width && height ? { width, height } : assumed),
    alt: alternativeText,
    mime,
    ...(point && { focalPoint: point }),
  }));

/** A picture in the media library; `url` is `/uploads/…` or, with remote storage, absolute. */
export type PictureFile = z.output<typeof pictureFile>;

export const picture = maybe('picture', pictureFile);

export const pictureSelection: Selection = {
  fields: ['url', 'width', 'height', 'alternativeText', 'mime', 'focalPoint'],
};
