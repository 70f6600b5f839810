import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { ExhibitorKind, ExhibitorSummary } from '../../content/types/exhibitor';
import { oncePer } from '../../content/cache/memoize';
import { createFollowingIndex } from '../../text-search/following-index';
import type { SearchText } from '../../text-search/text-index';

type KindNames = Readonly<Record<ExhibitorKind, string>>;

const featuredFirst = oncePer((all: readonly ExhibitorSummary[]) => {
  const [first, rest]: [ExhibitorSummary[], ExhibitorSummary[]] = [[], []];
  for (const exhibitor of all) (exhibitor.featured ? first : rest).push(exhibitor);
  return [...first, ...rest];
});

/** The words for the kinds are those of one language, and so are the exhibitors that are searched with them. */
const indexOf = oncePer((kindNames: KindNames) =>
  createFollowingIndex(
    (exhibitor: ExhibitorSummary) => textOf(exhibitor, kindNames),
    () => letOthersGo(),
  ),
);

function textOf({ name, ...exhibitor }: ExhibitorSummary, kindNames: KindNames): SearchText {
  const { summary, place, kind, pavilion, themes, stands } = exhibitor;
  const rest = [
    ...[summary, place, kindNames[kind], pavilion?.name],
    ...themes.map((theme) => theme.name),
    ...stands.map((stand) => stand.code),
  ];
  return { name, text: rest.filter(Boolean).join(' · ') };
}

/**
 * The exhibitors that have every word of the query, the best first; parts of words match, and words that occur nowhere
 * are taken for mistyped ones. Equals come featured first, and so does everybody without a query; one without a letter
 * finds nobody.
 */
export async function searchExhibitors(
  all: readonly ExhibitorSummary[],
  query: string,
  kindNames: KindNames,
): Promise<readonly ExhibitorSummary[]> {
  const inOrder = featuredFirst(all);
  if (query.trim() === '') return inOrder;
  const index = indexOf(kindNames);
  await index.follow(inOrder);
  const { found, partial } = index.search(query);
  return partial ? [] : found.map(({ item }) => item);
}
