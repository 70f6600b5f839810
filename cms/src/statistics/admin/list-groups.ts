import type { List } from '../dashboard/shape';

export interface ListGroup {
  title: string;
  lists: List[];
}

const groups: readonly { title: string; names: readonly string[] }[] = [
  { title: 'Pagina’s', names: ['pages', 'entries', 'exits'] },
  { title: 'Herkomst', names: ['sourceKinds', 'sources', 'campaigns', 'emailLinks'] },
  {
    title: 'Belangstelling',
    names: ['standhouders', 'leads', 'programma', 'themes', 'sprekers', 'paviljoens', 'marketing'],
  },
  { title: 'Gezocht en niet gevonden', names: ['searches', 'searchesWithoutResult', 'notFound', 'outbound'] },
  { title: 'Nieuws, kalender en vacatures', names: ['news', 'calendar', 'vacancies'] },
  { title: 'Apparaat en taal', names: ['devices', 'languages', 'robots'] },
];

/** All lists, those that no group knows at the end. */
export function groupLists(lists: readonly List[]): ListGroup[] {
  const known = new Set(groups.flatMap(({ names }) => names));
  const found = groups.map(({ title, names }) => ({
    title,
    lists: names.flatMap((name) => lists.find((list) => list.name === name) ?? []),
  }));
  const rest = lists.filter(({ name }) => !known.has(name));
  return [...found, { title: 'Meer', lists: rest }].filter((group) => group.lists.length > 0);
}
