import type { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { theme, themeSelection } from './fields/shared';

export type Theme = z.output<typeof theme>;

/** All subjects of the fair, in the order that editors chose. */
export function listThemes(cms: CmsClient): Promise<readonly Theme[]> {
  return findAll(cms, '/themes', 'theme', theme, { ...themeSelection, sort: ['rank', 'name'] });
}
