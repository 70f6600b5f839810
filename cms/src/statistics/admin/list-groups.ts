import type { List } from '../dashboard/shape';
import { groupTitles } from './texts';

export interface ListGroup {
  title: string;
  lists: List[];
}

const groups: readonly { title: string; names: readonly string[] }[] = [
  { title: groupTitles.pages, names: ['pages', 'entries', 'exits'] },
  { title: groupTitles.sources, names: ['sourceKinds', 'sources', 'campaigns', 'emailLinks'] },
  {
    title: groupTitles.interest,
    names: ['standhouders', 'leads', 'programma', 'themes', 'sprekers', 'paviljoens', 'marketing'],
  },
  { title: groupTitles.searches, names: ['searches', 'searchesWithoutResult', 'notFound', 'outbound'] },
  { title: groupTitles.news, names: ['news', 'calendar', 'vacancies'] },
  { title: groupTitles.devices, names: ['devices', 'languages', 'robots'] },
];

export function groupLists(lists: readonly List[]): ListGroup[] {
  const known = new Set(groups.flatMap(({ names }) => names));
  const found = groups.map(({ title, names }) => ({
    title,
    lists: names.flatMap((name) => lists.find((list) => list.name === name) ?? []),
  }));
  const rest = lists.filter(({ name }) => !known.has(name));
  return [...found, { title: groupTitles.rest, lists: rest }].filter((group) => group.lists.length > 0);
}
