import { z } from 'zod';
import type { CmsClient } from '../../client/client';
import { findAll, findOne } from '../../client/list';
import { calendarDate, instant, listOf, requiredText } from '../../client/response/parse';
import { richText } from '../fields/rich-text';
import { translated, translationsPopulate } from '../fields/written';

const path = '/rules-versions';

const summary = z.object({ version: requiredText, adopted: calendarDate, effective: calendarDate });
/** A version of the rules for exhibitors: its number and the days on which it was adopted and entered into force. */
export type RulesSummary = z.output<typeof summary>;

const article = z.object({ title: requiredText, body: richText });
const rules = summary.extend({
  preamble: richText,
  /** Differences from the version before, in plain words. */
  changes: richText,
  articles: listOf('article', article),
  updatedAt: instant,
  ...translated,
});
export type Rules = z.output<typeof rules>;

const summaryFields = ['version', 'adopted', 'effective'];

export function listRules(cms: CmsClient): Promise<readonly RulesSummary[]> {
  const sort = ['effective:desc', 'version:desc'];
  return findAll(cms, path, 'rules', summary, { fields: summaryFields, sort });
}

export function findRules(cms: CmsClient, version: string): Promise<Rules | null> {
  return findOne(cms, path, 'rules', rules, {
    fields: [...summaryFields, 'preamble', 'changes', 'updatedAt'],
    populate: { ...translationsPopulate, articles: { fields: ['title', 'body'] } },
    filters: [{ field: 'version', is: version }],
    isPlain: true,
  });
}
