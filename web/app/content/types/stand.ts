import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { maybe, optionalNumber, requiredText } from '../client/response/parse';
import * as shared from './fields/shared';

const standShape = z.object({
  code: requiredText,
  hall: maybe('hall', shared.slugAndName),
  /** Square metres; null while nobody has measured it. */
  area: optionalNumber,
});
export type Stand = z.output<typeof standShape>;

export function listStands(cms: CmsClient): Promise<readonly Stand[]> {
  return findAll(cms, '/stands', 'stand', standShape, {
    fields: ['code', 'area'],
    populate: { hall: shared.slugAndNameSelection },
    tags: ['halls'],
    sort: ['code'],
    localised: false,
  });
}
