import type { Core, UID } from '@strapi/strapi';
import { mayRead } from '../access/admin-permissions';
import { isAllowed, type AdminContext } from '../access/admin-routes';
import { hasEnglish } from '../documents/languages-of-fair';
import { originalLocale } from '../documents/original-locale';
import { tableOf } from '../storage/table-of';
import { languageNames, waitingTexts } from './texts';
import type { TodayLink } from '../today/shape';

/** The entries of a type in one language, as SQL counts them. */
interface Counted {
  locale: string | null;
  drafts: number | string;
  changed: number | string;
}

/** Documents that wait to be published, of the types and languages that the administrator may read. */
export async function waitingLines(strapi: Core.Strapi, context: AdminContext): Promise<TodayLink[]> {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid, options }) =>
      uid.startsWith('api::') && options?.draftAndPublish && isAllowed(context, mayRead(uid)),
  );
  const checker = strapi.plugin('content-manager').service('permission-checker');
  const { userAbility } = context.state;
  const isEnglish = await hasEnglish(strapi);
  const isOfFair = ({ locale }: Counted) => isEnglish || locale === null || locale === originalLocale;
  const lines = await Promise.all(
    types.map(async ({ uid, kind, info }) => {
      const { can } = checker.create({ userAbility, model: uid });
      const counted = await countWaiting(strapi, uid);
      return counted
        .filter((row) => isOfFair(row) && can.read({ locale: row.locale }))
        .flatMap((row) => linesOf({ uid, kind, name: info.displayName }, row));
    }),
  );
  return lines.flat();
}

/** Publishing gives both versions the same instant; every later change moves the draft's. */
async function countWaiting(strapi: Core.Strapi, uid: UID.ContentType): Promise<Counted[]> {
  const { connection } = strapi.db;
  const versions = connection(tableOf(strapi, uid))
    .groupBy('document_id', 'locale')
    .select(
      'locale',
      connection.raw('max(case when published_at is null then updated_at end) as draft'),
      connection.raw('max(case when published_at is not null then updated_at end) as published'),
    );
  const counted: Counted[] = await connection
    .from(versions.as('versions'))
    .whereNotNull('draft')
    .groupBy('locale')
    .select(
      'locale',
      connection.raw('sum(case when published is null then 1 else 0 end) as drafts'),
      connection.raw('sum(case when draft > published then 1 else 0 end) as changed'),
    );
  return counted.sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ locale }: Counted) => Number(locale !== null && locale !== originalLocale);

function linesOf(
  { uid, kind, name }: { uid: string; kind: string; name: string },
  { locale, drafts, changed }: Counted,
): TodayLink[] {
  const named = locale === 'en' ? waitingTexts.inLanguage(name, languageNames.en) : name;
  const language = locale === null ? '' : `&plugins[i18n][locale]=${locale}`;
  const to = (status: string) =>
    kind === 'singleType'
      ? `/content-manager/single-types/${uid}?${language.slice(1)}`
      : `/content-manager/collection-types/${uid}?page=1&pageSize=50&sort=updatedAt:DESC&filters[$and][0][__status][$eq]=${status}${language}`;
  const [draftCount, changedCount] = [Number(drafts), Number(changed)];
  return [
    ...(draftCount > 0 ? [{ text: waitingTexts.drafts(draftCount, named), to: to('draft') }] : []),
    ...(changedCount > 0
      ? [{ text: waitingTexts.changed(changedCount, named), to: to('published-modified') }]
      : []),
  ];
}
