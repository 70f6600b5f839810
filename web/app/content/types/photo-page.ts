import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { derive, findAll } from '../client/list';
import { optionalText, requiredText } from '../client/response/parse';

const row = z.object({ title: requiredText, slug: requiredText, photosOfYear: optionalText });

/** A page of editors that shows the albums of a year. */
export interface PhotoPage {
  title: string;
  slug: string;
  year: string;
}

/** Fresh for as long as no such page changes, whatever else editors write. */
export function listPhotoPages(cms: CmsClient): Promise<PhotoPage[]> {
  return derive(cms, 'photo pages', async (shared) => {
    const pages = await findAll(shared, '/pages', 'photo page', row, {
      fields: ['title', 'slug', 'photosOfYear'],
      sort: ['slug'],
    });
    return pages.flatMap(({ title, slug, photosOfYear }) =>
      photosOfYear === null ? [] : [{ title, slug, year: photosOfYear }],
    );
  });
}
