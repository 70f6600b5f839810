import { z } from 'zod';
import { blocksSelection } from './block-selection';
import { resolveBlocks, type Block } from './blocks';
import type { CmsClient } from './client';
import { findOne } from './list';
import { anything, instant, requiredText } from './parse';
import * as shared from './shared';
import { translated, translationsPopulate } from './written';

const layout = z
  .enum(['Standaard', 'Leeg'])
  .catch('Standaard')
  .transform((name): 'default' | 'empty' => (name === 'Leeg' ? 'empty' : 'default'));

const pageRow = z.object({
  title: requiredText,
  slug: requiredText,
  layout,
  seo: shared.optionalSeo,
  blocks: anything,
  updatedAt: instant,
  ...translated,
});

/** A page that editors build from blocks. The front page is the one with the slug `home`. */
export interface Page extends Omit<z.output<typeof pageRow>, 'blocks'> {
  blocks: Block[];
}

/** The page with this slug, its blocks filled with the content they refer to, or null. */
export async function findPage(cms: CmsClient, slug: string): Promise<Page | null> {
  const row = await findOne(cms, '/pages', 'page', pageRow, {
    fields: ['title', 'slug', 'layout', 'updatedAt'],
    populate: { ...translationsPopulate, seo: shared.seoSelection, blocks: blocksSelection },
    filters: [{ field: 'slug', is: slug }],
  });
  return row === null ? null : { ...row, blocks: await resolveBlocks(cms, row.blocks) };
}
