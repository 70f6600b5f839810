import { z } from 'zod';
import type { CmsClient } from './client';
import { findOne } from './list';
import { listOf, optionalText } from './parse';
import { picture, pictureSelection, type PictureFile } from './picture';

/** A photo with what is said about it. */
export interface Photo {
  image: PictureFile;
  caption: string | null;
  credit: string | null;
}

const photoRow = z.object({ image: picture, caption: optionalText, credit: optionalText });
const album = z.object({ photos: listOf('photo', photoRow) });

/** The photos of an album, in the editors' order; none when the album is gone. */
export async function listPhotosOfAlbum(cms: CmsClient, publicId: number): Promise<Photo[]> {
  const found = await findOne(cms, '/photo-albums', 'photo album', album, {
    fields: ['publicId'],
    populate: { photos: { fields: ['caption', 'credit'], populate: { image: pictureSelection } } },
    filters: [{ field: 'publicId', is: publicId }],
  });
  const rows = found?.photos ?? [];
  return rows.flatMap(({ image, caption, credit }) => (image ? [{ image, caption, credit }] : []));
}
