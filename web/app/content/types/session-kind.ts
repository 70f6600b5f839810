import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { flag, looseText, optionalText, requiredText } from '../client/response/parse';
import { kindColour } from './fields/kind-colour';

const sessionKind = z.object({
  /** Sessions hold it: it stays when names and paths change. */
  key: requiredText,
  name: requiredText,
  plural: requiredText,
  slug: requiredText,
  intro: looseText,
  colour: kindColour,
  icon: optionalText,
  /** Sessions of it walk past exhibitors, from a meeting point. */
  isTour: flag,
  /** It has a list page of its own. */
  hasPage: flag,
});
export type SessionKind = z.output<typeof sessionKind>;

/** The kinds of sessions of this fair, in the editors' order; none where the fair has none. */
export function listSessionKinds(cms: CmsClient): Promise<readonly SessionKind[]> {
  const fields = ['key', 'name', 'plural', 'slug', 'intro', 'colour', 'icon', 'isTour', 'hasPage'];
  const find = { fields, sort: ['rank', 'plural'] };
  return findAll(cms, '/session-kinds', 'session kind', sessionKind, find);
}
