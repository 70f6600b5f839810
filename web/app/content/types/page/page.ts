import { findForm, type Form } from '../form/form';
import { z } from 'zod';
import { blocksSelection } from './block-selection';
import { resolveBlocks, rowsInPhase, type Block } from './blocks';
import type { CmsClient } from '../../client/client';
import { findAll, findOne } from '../../client/list';
import { recordTags, recordUse } from '../../cache/cache-tags.server';
import { anything, instant, optionalText, requiredText } from '../../client/response/parse';
import { leadsToEmptyList, listEmptyTypes } from '../empty-types';
import { fairPhase } from '../fair-phase.server';
import * as shared from '../fields/shared';
import { getSiteSettings } from '../site';
import { translated, translationsPopulate } from '../fields/written';

const layout = z
  .enum(['Standaard', 'Leeg'])
  .catch('Standaard')
  .transform((name): 'default' | 'empty' => (name === 'Leeg' ? 'empty' : 'default'));

const pageRow = z.object({
  title: requiredText,
  slug: requiredText,
  layout,
  /** The page shows the albums of this year. */
  photosOfYear: optionalText,
  seo: shared.optionalSeo,
  blocks: anything,
  updatedAt: instant,
  ...translated,
});

export interface Page extends Omit<z.output<typeof pageRow>, 'blocks'> {
  blocks: Block[];
}

export async function findPage(cms: CmsClient, slug: string): Promise<Page | null> {
  const row = await findRow(cms, slug);
  if (row === null) return null;
  const blocks = await resolveBlocks(cms, await rowsInPhase(cms, row.blocks));
  return { ...row, blocks: await withoutEmptyLists(cms, await withoutTickets(cms, blocks)) };
}

/** The blocks without cards and buttons that lead to a list with nothing to show, as menus are. */
async function withoutEmptyLists(cms: CmsClient, blocks: Block[]): Promise<Block[]> {
  if (!blocks.some((block) => 'buttons' in block || block.type === 'cards')) return blocks;
  // A link too many is better than no page.
  const emptyTypes = await listEmptyTypes(cms).catch(() => []);
  const isFilled = ({ url }: { url: string }) => !leadsToEmptyList(url, emptyTypes);
  return blocks.map((block) => {
    if (block.type === 'cards')
      return { ...block, cards: block.cards.filter(({ link }) => link === null || isFilled(link)) };
    return 'buttons' in block ? { ...block, buttons: block.buttons.filter(isFilled) } : block;
  });
}

/** The blocks without their buttons to a ticket, when the fair is over. */
async function withoutTickets(cms: CmsClient, blocks: Block[]): Promise<Block[]> {
  const hasButtons = blocks.some((block) => 'buttons' in block && block.buttons.length > 0);
  if (!hasButtons || (await fairPhase(cms)) !== 'after') return blocks;
  const { registration } = await getSiteSettings(cms);
  return blocks.map((block) =>
    'buttons' in block
      ? { ...block, buttons: block.buttons.filter(({ url }) => url !== registration?.url) }
      : block,
  );
}

async function findRow(cms: CmsClient, slug: string): Promise<z.output<typeof pageRow> | null> {
  if (await isKnownToBeMissing(cms, slug)) return null;
  return findOne(cms, '/pages', 'page', pageRow, {
    fields: ['title', 'slug', 'layout', 'photosOfYear', 'updatedAt'],
    populate: { ...translationsPopulate, seo: shared.seoSelection, blocks: blocksSelection },
    filters: [{ field: 'slug', is: slug }],
  });
}

/**
 * The form with this slug as a block of the page with that one shows it; null when the page has no such form. It counts in
 * every phase of the fair: who filled it in before the block went away loses nothing.
 */
export async function findFormOnPage(cms: CmsClient, page: string, slug: string): Promise<Form | null> {
  const row = await findRow(cms, page);
  const blocks = Array.isArray(row?.blocks) ? await resolveBlocks(cms, row.blocks) : [];
  const forms = blocks.flatMap((block) => (block.type === 'form' && block.form ? [block.form] : []));
  return forms.find((form) => form.slug === slug) ?? null;
}

/** The published form of a page, or of any page, as what takes its files knows it; null for a draft, which takes none. */
export async function findFileForm(
  cms: CmsClient,
  page: string | null,
  slug: string,
): Promise<(Pick<Form, 'fields'> & { id: string }) | null> {
  const form = await (page === null ? findForm(cms, slug) : findFormOnPage(cms, page, slug));
  return form && form.version !== null ? { id: form.documentId, fields: form.fields } : null;
}

const slugRow = z.object({ slug: requiredText });

/**
 * Anybody can invent paths, and looking for a page with all its blocks is work also where there is none. The cached slugs
 * of all pages say which there are.
 */
async function isKnownToBeMissing(cms: CmsClient, slug: string): Promise<boolean> {
  if (!cms.cached) return false;
  const find = { fields: ['slug'], sort: ['slug'] };
  const used = await recordTags(() => findAll(cms, '/pages', 'page', slugRow, find));
  // Without the content backend nobody knows which pages there are by now.
  if (used.value.some((page) => page.slug === slug) || used.isDegraded) return false;
  // A 404 depends on all pages; a page that is there does not depend on the others.
  recordUse(used);
  return true;
}
