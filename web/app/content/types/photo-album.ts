import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll, findOne } from '../client/list';
import { calendarDate, listOf, optionalText, requiredText } from '../client/response/parse';
import { picture, pictureSelection, type PictureFile } from './fields/picture';
import type { Selection } from '../client/query';
import { translated, translationsPopulate } from './fields/written';

const path = '/photo-albums';

export interface Photo {
  image: PictureFile;
  caption: string | null;
  credit: string | null;
}

const photoRow = z.object({ image: picture, caption: optionalText, credit: optionalText });

const album = z.object({
  publicId: z.int(),
  title: requiredText,
  slug: requiredText,
  date: calendarDate,
  text: optionalText,
  /** In the editors' order; a row whose picture is gone is left out. */
  photos: listOf('photo', photoRow).transform((rows) =>
    rows.flatMap(({ image, caption, credit }): Photo[] => (image ? [{ image, caption, credit }] : [])),
  ),
  ...translated,
});
export type PhotoAlbum = z.output<typeof album>;

const selection: Selection = {
  fields: ['publicId', 'title', 'slug', 'date', 'text'],
  populate: {
    ...translationsPopulate,
    photos: { fields: ['caption', 'credit'], populate: { image: pictureSelection } },
  },
};

export function listAlbums(cms: CmsClient): Promise<readonly PhotoAlbum[]> {
  return findAll(cms, path, 'photo album', album, {
    ...selection,
    tags: ['files'],
    sort: ['date:asc', 'publicId:asc'],
  });
}

export function albumsOfYear(albums: readonly PhotoAlbum[], year: string): PhotoAlbum[] {
  return albums.filter((one) => yearOf(one) === year);
}

export function yearOf({ date }: Pick<PhotoAlbum, 'date'>): string {
  return date.slice(0, 4);
}

export function findAlbum(cms: CmsClient, publicId: number): Promise<PhotoAlbum | null> {
  return findOne(cms, path, 'photo album', album, {
    ...selection,
    filters: [{ field: 'publicId', is: publicId }],
  });
}
