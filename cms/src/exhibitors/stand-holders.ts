import type { Core } from '@strapi/strapi';
import { originalLocale } from '../platform/documents/original-locale';
import { standTexts } from './texts';

interface Holder {
  documentId: string;
  name: string;
}
interface Context {
  params: { model?: string; targetField?: string };
  state: { userAbility?: unknown };
  body?: unknown;
}
interface Page {
  results: { documentId: string; code?: string; exhibitors?: unknown }[];
}

export interface ListController {
  find(this: unknown, context: Context): Promise<unknown>;
}
interface ChoiceController {
  findAvailable(this: unknown, context: Context): Promise<unknown>;
  findExisting(this: unknown, context: Context): Promise<unknown>;
}

const exhibitorUid = 'api::exhibitor.exhibitor';

/** Strapi's controller of lists. One of stands carries its exhibitors by name, in place of a count of all their copies. */
export function withHolders<Controller extends ListController>(
  strapi: Core.Strapi,
  stock: Controller,
): Controller {
  return {
    ...stock,
    async find(this: unknown, context: Context) {
      const answer = await stock.find.call(this, context);
      if (context.params.model !== 'api::stand.stand') return answer;
      for (const { stand, holders } of await heldStands(strapi, context))
        if ('exhibitors' in stand) stand.exhibitors = holders;
      return answer;
    },
  };
}

/** Strapi's controller of relations. The stands that an exhibitor has or can get say who holds them, behind their number. */
export function withHoldersInChoices<Controller extends ChoiceController>(
  strapi: Core.Strapi,
  stock: Controller,
): Controller {
  return {
    ...stock,
    async findAvailable(this: unknown, context: Context) {
      const answer = await stock.findAvailable.call(this, context);
      await nameHolders(strapi, context);
      return answer;
    },
    async findExisting(this: unknown, context: Context) {
      const answer = await stock.findExisting.call(this, context);
      await nameHolders(strapi, context);
      return answer;
    },
  };
}

async function nameHolders(strapi: Core.Strapi, context: Context): Promise<void> {
  const { model, targetField } = context.params;
  if (model !== exhibitorUid || targetField !== 'stands') return;
  for (const { stand, holders } of await heldStands(strapi, context)) {
    const names = standTexts.holders(holders.map(({ name }) => name));
    if (stand.code !== undefined) stand.code = standTexts.choice(stand.code, names);
  }
}

/** The stands of an answer with who holds each; none for whoever may not read the names of exhibitors. */
async function heldStands(strapi: Core.Strapi, { body, state }: Context) {
  if (!isPage(body) || !mayReadNames(strapi, state.userAbility)) return [];
  const ids = body.results.map(({ documentId }) => documentId);
  const byStand = await holdersOf(strapi, ids);
  return body.results.map((stand) => ({ stand, holders: byStand.get(stand.documentId) ?? [] }));
}

/** Exhibitors by the stand that they have in their Dutch draft, which is what editors work at. */
async function holdersOf(strapi: Core.Strapi, stands: readonly string[]): Promise<Map<string, Holder[]>> {
  const rows: (Holder & { stands: { documentId: string }[] })[] = await strapi.db
    .query(exhibitorUid)
    .findMany({
      select: ['documentId', 'name'],
      where: { publishedAt: null, locale: originalLocale, stands: { documentId: { $in: stands } } },
      populate: { stands: { select: ['documentId'] } },
      orderBy: 'name',
    });
  const holders = new Map<string, Holder[]>();
  for (const { documentId, name, stands: own } of rows)
    for (const stand of own)
      holders.set(stand.documentId, [...(holders.get(stand.documentId) ?? []), { documentId, name }]);
  return holders;
}

function mayReadNames(strapi: Core.Strapi, userAbility: unknown): boolean {
  const checker = strapi.plugin('content-manager').service('permission-checker');
  return checker.create({ userAbility, model: exhibitorUid }).can.read(null, 'name');
}

function isPage(body: unknown): body is Page {
  return typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results);
}
