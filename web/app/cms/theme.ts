import { z } from 'zod';
import type { CmsClient } from './client';
import { findAll } from './list';
import { optionalText, rank, requiredText } from './parse';

const theme = z.object({
  slug: requiredText,
  name: requiredText,
  description: optionalText,
  icon: optionalText,
  rank,
});
/** A subject that sessions and exhibitors have in common. */
export type Theme = z.output<typeof theme>;

/** All themes, in the editors' order. */
export function listThemes(cms: CmsClient): Promise<Theme[]> {
  const fields = ['slug', 'name', 'description', 'icon', 'rank'];
  return findAll(cms, '/themes', 'theme', theme, { fields, sort: ['rank', 'name'] });
}
