import { factories, type Core } from '@strapi/strapi';
import {
  inAllLanguages,
  redirectCode,
  walkFrom,
  type Question,
  type Redirect,
  type Rule,
} from 'beursvloer-domain/redirects';

const uid = 'api::redirect.redirect';

export default factories.createCoreService(uid, ({ strapi }) => ({
  /** The end of a path's redirects. Null without one, and for a loop or an endless chain in the database. */
  async lookup(path: string): Promise<Redirect | null> {
    const walk = walkFrom(path);
    let turn = walk.next();
    while (!turn.done) turn = walk.next(await activeRules(strapi, turn.value));
    return turn.value.redirect;
  },
}));

async function activeRules(strapi: Core.Strapi, question: Question): Promise<Rule[]> {
  const source =
    'item' in question
      ? { $or: inAllLanguages(`${question.item}/`).map((start) => ({ source: { $startsWith: start } })) }
      : { source: { $in: question.sources } };
  const rows = await strapi.db.query(uid).findMany({
    select: ['source', 'target', 'code'],
    where: { ...source, active: true },
  });
  return rows.map(({ source, target, code }) => ({ source, target, code: redirectCode(code) }));
}
