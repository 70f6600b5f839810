import { z } from 'zod';
import type { CmsClient } from './client';
import { findAll } from './list';
import { optionalText, rank, requiredText } from './parse';

const audience = z.object({ slug: requiredText, name: requiredText, description: optionalText, rank });
/** A group of people that a session is meant for. */
export type Audience = z.output<typeof audience>;

/** All audiences, in the editors' order. */
export function listAudiences(cms: CmsClient): Promise<Audience[]> {
  const fields = ['slug', 'name', 'description', 'rank'];
  return findAll(cms, '/audiences', 'audience', audience, { fields, sort: ['rank', 'name'] });
}
