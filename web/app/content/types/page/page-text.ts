import { z } from 'zod';
import { memoize } from '../../cache/memoize';
import { blocksSelection } from './block-selection';
import { blockSchemas } from './block-schemas';
import type { CmsClient } from '../../client/client';
import { findAll } from '../../client/list';
import { anything, optionalText, requiredText } from '../../client/response/parse';
import { plainTextOf } from '../fields/plain-text';
import { parseRichText } from '../fields/rich-text';
import * as shared from '../fields/shared';
import { written } from '../fields/written';

const pageRow = z.object({
  title: requiredText,
  slug: requiredText,
  seo: shared.optionalSeo,
  blocks: anything,
  ...written,
});

export interface PageText {
  title: string;
  slug: string;
  /** The words of its own blocks; what blocks refer to says its words elsewhere. */
  text: string;
  noIndex: boolean;
  locale?: string;
}

export async function listPageTexts(cms: CmsClient): Promise<readonly PageText[]> {
  const rows = await findAll(cms, '/pages', 'page', pageRow, {
    fields: ['title', 'slug'],
    populate: { seo: shared.seoSelection, blocks: blocksSelection },
    sort: ['title'],
  });
  return textsOf(rows);
}

const textsOf = memoize((rows: readonly z.output<typeof pageRow>[]): readonly PageText[] =>
  rows.map(({ seo, blocks, ...page }) => ({
    ...page,
    text: Array.isArray(blocks) ? blocks.map(wordsOfBlock).filter(Boolean).join(' ') : '',
    noIndex: seo?.noIndex ?? false,
  })),
);

const row = z.looseObject({ __component: z.string() });
const words = z.object({
  eyebrow: optionalText,
  title: optionalText,
  text: optionalText,
  caption: optionalText,
  name: optionalText,
  role: optionalText,
  body: anything,
  cards: anything,
});

/** The words of a block the site knows; of another nothing shows, so nothing should be found. */
function wordsOfBlock(block: unknown): string {
  const parsed = row.safeParse(block);
  if (!parsed.success || !(parsed.data.__component.replace(/^blocks\./, '') in blockSchemas)) return '';
  return wordsOf(block);
}

function wordsOf(value: unknown): string {
  const parsed = words.safeParse(value);
  if (!parsed.success) return '';
  const { body, cards, ...texts } = parsed.data;
  const rows = Array.isArray(cards) ? cards.map(wordsOf) : [];
  return [...Object.values(texts), plainTextOf(parseRichText(body)), ...rows].filter(Boolean).join(' ');
}
