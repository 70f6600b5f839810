import type { Core } from '@strapi/strapi';

/**
 * The version of the rules that a contract is signed under: the last that entered into force, and while there is none yet the
 * first to come. Null when none is published.
 * @param today at the fair, as `2027-02-09`
 */
export async function findRulesInForce(strapi: Core.Strapi, today: string): Promise<string | null> {
  const rows: { version: string; effective: string }[] = await strapi.db
    .query('api::rules-version.rules-version')
    .findMany({
      select: ['version', 'effective'],
      where: { publishedAt: { $notNull: true }, locale: 'nl' },
      orderBy: [{ effective: 'desc' }, { version: 'desc' }],
    });
  return (rows.find(({ effective }) => effective <= today) ?? rows.at(-1))?.version ?? null;
}
