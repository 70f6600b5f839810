import type { StoredEvent } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { fairTime } from '../platform/clock/fair-time';
import { other } from './known-documents';
import { insertRows, rowsOf } from './sql';
import type { TextIds } from './text-ids';

/** How many different values a day counts of each: docs/behaviour.md. The rest counts as `other`. */
export const valuesPerDay = { page: 2000, source: 200, campaign: 200, language: 20, subject: 500 } as const;

const fields = ['page', 'from', 'source', 'campaign', 'language', 'subject'] as const;
type Field = (typeof fields)[number];

interface List {
  limit: number;
  values: Set<string>;
  added: string[];
}

export class ValuesOfDays {
  readonly #days = new Map<number, Map<string, List>>();

  static async load(trx: Knex, days: Iterable<number>): Promise<ValuesOfDays> {
    const loaded = new ValuesOfDays();
    for (const day of new Set(days)) {
      const lists = new Map<string, List>();
      loaded.#days.set(day, lists);
      const rows = rowsOf(
        await trx.raw(
          'select v.list, t.text from statistics_values v join statistics_texts t on t.id = v.value where v.day = ?',
          [day],
        ),
      );
      for (const { list, text } of rows) listIn(lists, String(list)).values.add(String(text));
    }
    return loaded;
  }

  /** The event with `other` for what is over the limits of its day. */
  bound(event: StoredEvent): StoredEvent {
    const lists = this.#days.get(fairTime(event.at).day);
    if (!lists) throw new Error('The values of this day were not loaded.');
    const bound = { ...event };
    for (const field of fields) {
      const value = event[field];
      if (value !== undefined && !mayCount(listIn(lists, listOf(event, field)), value)) bound[field] = other;
    }
    return bound;
  }

  async store(trx: Knex, ids: TextIds): Promise<void> {
    const rows: [number, string, number][] = [];
    for (const [day, lists] of this.#days)
      for (const [name, { added }] of lists)
        for (const value of added) rows.push([day, name, ids.get(value) ?? 0]);
    await insertRows(trx, 'statistics_values (day, list, value)', rows, 'on conflict do nothing');
  }
}

/** Pages that were left are pages; each kind has subjects of its own. */
function listOf({ kind }: StoredEvent, field: Field): string {
  if (field === 'subject') return `subject ${kind}`;
  return field === 'from' ? 'page' : field;
}

function listIn(lists: Map<string, List>, name: string): List {
  const known = lists.get(name);
  if (known) return known;
  const made: List = { limit: limitOf(name), values: new Set(), added: [] };
  lists.set(name, made);
  return made;
}

function limitOf(list: string): number {
  switch (list) {
    case 'page':
    case 'source':
    case 'campaign':
    case 'language':
      return valuesPerDay[list];
    default:
      return valuesPerDay.subject;
  }
}

function mayCount({ limit, values, added }: List, value: string): boolean {
  if (value === other || values.has(value)) return true;
  if (values.size >= limit) return false;
  values.add(value);
  added.push(value);
  return true;
}
