/** The forms in which the selection of a list can be had, as endings of its address. */
export const endings = ['ics', 'xlsx', 'csv', 'json', 'print'] as const;
export type Ending = (typeof endings)[number];
export const tableEndings = ['xlsx', 'csv', 'json', 'print'] as const satisfies readonly Ending[];

export type Cell = string | number | readonly string[] | null;

export interface CalendarEvent {
  /** The same for this event for ever, in every file. */
  uid: string;
  title: string;
  /** ISO text with an offset; or days `YYYY-MM-DD`, both included, for what takes whole days. */
  start: string;
  end: string;
  place: string;
  text: string;
  url: string;
  categories: readonly string[];
  sequence?: number;
  isCancelled?: boolean;
  /** How long before it the calendar reminds; null for no reminder. */
  alarmMinutes?: number | null;
}

export interface PrintedTable {
  headings: readonly string[];
  /** The cell at the same place of each row names it. */
  nameAt: number;
  rows: readonly (readonly string[])[];
}

export interface PrintedData {
  /** Of the list, as in `routes.ts`. */
  path: string;
  title: string;
  printed: PrintedTable;
  /** `YYYY-MM-DD`: a list on paper is that of a day. */
  today: string;
}

/** The selection that the address of a list stands for, whole: also what the page shows on its further pages. */
export interface ListFile<Field extends string> {
  path: string;
  title: string;
  headings: Readonly<Record<Field, string>>;
  rows: readonly Readonly<Record<Field, Cell>>[];
  /** The columns that paper has room for, as people write them. */
  printed: PrintedTable;
  events?: readonly CalendarEvent[];
}

/** The address of the same selection as a file: `/programma?dag=…` is `/programma.ics?dag=…` as well. */
export function fileHref(href: string, ending: Ending): string {
  const [path = '', query] = href.split('?', 2);
  return `${path}.${ending}${query === undefined ? '' : `?${query}`}`;
}

export function endingOf(path: string): Ending {
  const found = endingPattern.exec(path)?.[1];
  const ending = endings.find((one) => one === found);
  if (ending === undefined) throw new Error(`No list file has this path: ${path}`);
  return ending;
}

const endingPattern = new RegExp(`\\.(${endings.join('|')})$`);

export function textOf(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.join(', ') : String(cell);
}
