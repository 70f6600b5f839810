import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { looseText, optionalText, requiredText } from '../client/response/parse';
import { kindColour } from './fields/kind-colour';

const exhibitorKind = z.object({
  /** Exhibitors hold it: it stays when names and paths change. */
  key: requiredText,
  name: requiredText,
  plural: requiredText,
  slug: requiredText,
  intro: looseText,
  colour: kindColour,
  icon: optionalText,
});
export type ExhibitorKind = z.output<typeof exhibitorKind>;

/** The kinds of exhibitors of this fair, in the editors' order; none where the fair has none. */
export function listExhibitorKinds(cms: CmsClient): Promise<readonly ExhibitorKind[]> {
  const fields = ['key', 'name', 'plural', 'slug', 'intro', 'colour', 'icon'];
  const find = { fields, sort: ['rank', 'plural'] };
  return findAll(cms, '/exhibitor-kinds', 'exhibitor kind', exhibitorKind, find);
}
