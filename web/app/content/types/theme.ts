import type { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { theme, themeSelection } from './fields/shared';

export type Theme = z.output<typeof theme>;

export function listThemes(cms: CmsClient): Promise<readonly Theme[]> {
  return findAll(cms, '/themes', 'theme', theme, { ...themeSelection, sort: ['rank', 'name'] });
}
