import type { Knex } from 'knex';
import type { Reference } from '../../platform/documents/detail-pages';
import { panels, readPanel, type Line as Counts, type PanelName } from '../queries/panels';
import { other } from '../known-documents';
import type { Filter, Period } from '../queries/period';
import { folderTitles, listNotes, listTitles, sourceKindNames } from '../texts';
import { entries, exits, figures, views, visits, type Figure } from './figures';
import { sourceKindOf, ticketButton } from './known-values';
import type { Names } from './names';
import { mostLines, type Column, type Line, type List } from './shape';
import { documentOf, filterOf, isUnfiltered, labelOf } from './values';

/** Lines that are read of a list: what is derived from it adds up all of them. A day counts at most 2000 pages. */
const mostRead = 5000;

/** All lists of a period as they are counted; null for those that cannot be narrowed to the filter. */
export type Read = Record<PanelName, Counts[] | null>;

export async function readAll(database: Knex, period: Period, filter: Filter | null): Promise<Read> {
  const read: Partial<Read> = {};
  for (const name of panelNames)
    read[name] = await readPanel(database, name, { period, filter, lines: mostRead });
  // Object.keys widens to string; every name has been read.
  return read as Read;
}

const panelNames = Object.keys(panels) as PanelName[];

export function documentsIn(read: Read): Reference[] {
  return panelNames.flatMap((name) =>
    (read[name] ?? []).flatMap(({ value }) => documentOf(name, value) ?? []),
  );
}

export const pagesIn = ({ pages, robots }: Read): string[] =>
  [...(pages ?? []), ...(robots ?? [])].map(({ value }) => value);

interface Made {
  names: Names;
  now: Read;
  before: Read | null;
  /** Visits in all, of which those without a source came by themselves. */
  visits: { now: number; before: number | null };
  filter: Filter | null;
  themes: ReadonlyMap<string, readonly string[]>;
  isSearchWord: (term: string) => boolean;
}

export function makeLists(made: Made): List[] {
  const { names } = made;
  const lists = panelNames.map((name) =>
    listOf(made, name, {
      name,
      title: listTitles[name],
      figures: figures[name],
      labelOf: (value) => labelOf(names, name, value),
      filterOf: (value) => filterOf(name, value),
      // Nobody advertises with it: it is the first step of a journey.
      has: (value) => name !== 'marketing' || value !== ticketButton,
      isSearchWord: (value) =>
        name === 'searchesWithoutResult' && value !== other ? made.isSearchWord(value) : null,
    }),
  );
  const pageList = (name: 'entries' | 'exits', figure: Figure) =>
    listOf(made, 'pages', {
      name,
      title: listTitles[name],
      figures: [figure],
      labelOf: names.page,
      filterOf: (value) => filterOf('pages', value),
    });
  return [
    ...lists.slice(0, 1),
    pageList('entries', entries),
    pageList('exits', exits),
    sourceKindList(made),
    ...lists.slice(1),
    ...folders.map((folder) => folderList(made, folder)),
    themeList(made),
  ];
}

interface ListParts {
  name: string;
  title: string;
  figures: Figure[];
  labelOf: (value: string) => string;
  filterOf: (value: string) => string | null;
  has?: (value: string) => boolean;
  isSearchWord?: (value: string) => boolean | null;
}

function listOf({ now, before }: Made, panel: PanelName, parts: ListParts): List {
  const { name, title, figures: columns, labelOf: label, filterOf: filter, has = () => true } = parts;
  const { isSearchWord = () => null } = parts;
  const read = now[panel];
  const earlier = before === null ? null : new Map((before[panel] ?? []).map((line) => [line.value, line]));
  const lines = (read ?? [])
    .filter(({ value }) => has(value))
    .map((line): Line => {
      const known = earlier?.get(line.value) ?? { value: line.value, counts: {} };
      return {
        label: label(line.value),
        filter: filter(line.value),
        counts: columns.map(({ of }) => of(line)),
        before: earlier && columns.map(({ of }) => of(known)),
        isSearchWord: isSearchWord(line.value),
      };
    });
  return {
    name,
    title,
    columns: columns.map(plain),
    lines: highest(lines, (line) => heightOf(panel, line)),
    reason: read === null ? listNotes.notNarrowed : null,
    note: isUnfiltered(panel) ? listNotes.countedAlone : null,
  };
}

const plain = ({ name, label, unit }: Figure): Column => ({ name, label, unit });

/** Lines are in the order of their first number; leads in that of all together. */
function heightOf(panel: PanelName, { counts }: Line): number {
  const numbers = panel === 'leads' ? counts : counts.slice(0, 1);
  return numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
}

function folderList(made: Made, folder: keyof typeof folderTitles): List {
  const details = new RegExp(`^/${folder}/\\d+$`);
  return listOf(made, 'pages', {
    name: folder,
    title: folderTitles[folder],
    figures: figures.pages,
    labelOf: made.names.page,
    filterOf: (value) => filterOf('pages', value),
    has: (value) => details.test(value),
  });
}

const folders = Object.keys(folderTitles) as (keyof typeof folderTitles)[];

/** Views of the exhibitors and sessions of each theme; what has two themes counts for both. */
function themeList({ now, before, themes }: Made): List {
  const viewsOf = (read: Read) => {
    const totals = new Map<string, number>();
    for (const { value, counts } of read.pages ?? [])
      for (const theme of themes.get(value) ?? [])
        totals.set(theme, (totals.get(theme) ?? 0) + (counts.view ?? 0));
    return totals;
  };
  return {
    name: 'themes',
    title: listTitles.themes,
    columns: [plain(views)],
    lines: summedLines(viewsOf(now), before && viewsOf(before)),
    reason: null,
    note: listNotes.themes,
  };
}

/** Lines that add up several values, by their label: there is no one value to narrow to. */
function summedLines(now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number> | null): Line[] {
  return highest(
    [...now].map(([label, number]): Line => ({
      label,
      filter: null,
      counts: [number],
      before: before && [before.get(label) ?? 0],
      isSearchWord: null,
    })),
  );
}

function highest(lines: Line[], heightOfLine = ({ counts: [first] }: Line) => first ?? 0): Line[] {
  const all = ({ counts }: Line) => counts.reduce<number>((total, one) => total + (one ?? 0), 0);
  return lines
    .filter((line) => all(line) > 0)
    .sort(
      (one, two) =>
        heightOfLine(two) - heightOfLine(one) ||
        all(two) - all(one) ||
        one.label.localeCompare(two.label, 'nl'),
    )
    .slice(0, mostLines);
}

/** Visits by the kind of site they came from, with those that came by themselves. */
function sourceKindList({ now, before, visits: all, filter }: Made): List {
  const [kinds, earlier] = [kindsOf(now, all.now), before && kindsOf(before, all.before ?? 0)];
  const known = kinds !== null && filter?.dimension !== 'source';
  return {
    name: 'sourceKinds',
    title: listTitles.sourceKinds,
    columns: [plain(visits)],
    lines: known ? summedLines(kinds, earlier) : [],
    reason: known ? null : listNotes.notNarrowed,
    note: listNotes.sourceKinds,
  };
}

function kindsOf({ sources }: Read, all: number): Map<string, number> | null {
  if (sources === null) return null;
  const kinds = new Map<string, number>();
  let named = 0;
  for (const line of sources) {
    const number = line.counts.visit ?? 0;
    const kind = sourceKindOf(line.value);
    kinds.set(kind, (kinds.get(kind) ?? 0) + number);
    named += number;
  }
  return kinds.set(sourceKindNames.direct, Math.max(0, all - named));
}
