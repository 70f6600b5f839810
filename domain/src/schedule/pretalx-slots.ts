import { UnreadableFile } from '../import/unreadable-file.js';
import { fieldOf, itemsOf, lineIn } from './parsed.js';
import { lineOf } from '../import/text.js';
import { pretalxErrors } from './texts.js';

/**
 * The talks of a list of slots, as `/slots/?expand=room,submission.speakers,…` and a version of the schedule give them; null
 * for what is no such list. A slot without a talk, which is a break, stays a talk without a code.
 * @throws {UnreadableFile} for slots with only the codes of their talks
 */
export function talksOfSlots(rows: readonly unknown[], file: unknown): unknown[] | null {
  const slots = rows.length > 0 ? rows : itemsOf(fieldOf(file, 'slots'));
  const isSlot = (row: unknown) =>
    typeof row === 'object' &&
    row !== null &&
    Object.hasOwn(row, 'submission') &&
    Object.hasOwn(row, 'start');
  if (slots.length === 0 || !slots.every(isSlot)) return null;
  const talks = new Map<string, { talk: unknown; slots: unknown[] }>();
  const breaks: unknown[] = [];
  for (const slot of slots) {
    const talk = fieldOf(slot, 'submission');
    if (typeof talk === 'string')
      throw new UnreadableFile(pretalxErrors.codesOnly(lineOf(talk).slice(0, 20)));
    const code = lineOf(fieldOf(talk, 'code'));
    if (code === '') breaks.push({ title: lineIn(fieldOf(slot, 'description')), slots: [slot] });
    else talks.set(code, { talk, slots: [...(talks.get(code)?.slots ?? []), slot] });
  }
  return [
    ...[...talks.values()].map(({ talk, slots: own }) => ({
      ...fieldsOf(talk),
      slot: undefined,
      slots: own,
    })),
    ...breaks,
  ];
}

/** The talks of the data of pretalx's widget, which names rooms, tracks and speakers by number; null for what is none. */
export function talksOfWidget(file: unknown): unknown[] | null {
  const talks = fieldOf(file, 'talks');
  const rooms = fieldOf(file, 'rooms');
  if (!Array.isArray(talks) || !Array.isArray(rooms)) return null;
  const [tracks, speakers] = [itemsOf(fieldOf(file, 'tracks')), itemsOf(fieldOf(file, 'speakers'))];
  const byCode = new Map<string, { talk: unknown; slots: unknown[] }>();
  const breaks: unknown[] = [];
  for (const talk of talks) {
    const room = found(rooms, 'id', fieldOf(talk, 'room')) ?? fieldOf(talk, 'room');
    const slot = { start: fieldOf(talk, 'start'), end: fieldOf(talk, 'end'), room };
    const code = lineOf(fieldOf(talk, 'code'));
    if (code === '') breaks.push({ title: fieldOf(talk, 'title'), slots: [slot] });
    else byCode.set(code, { talk, slots: [...(byCode.get(code)?.slots ?? []), slot] });
  }
  return [
    ...[...byCode.values()].map(({ talk, slots }) => ({
      ...fieldsOf(talk),
      // The widget has the states of a talk only for its editors: all of them are on the programme.
      state: undefined,
      slots,
      track: found(tracks, 'id', fieldOf(talk, 'track')) ?? fieldOf(talk, 'track'),
      speakers: itemsOf(fieldOf(talk, 'speakers')).map((code) => found(speakers, 'code', code) ?? code),
    })),
    ...breaks,
  ];
}

function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function found(list: readonly unknown[], field: string, value: unknown): unknown {
  return value === undefined || value === null
    ? undefined
    : list.find((one) => fieldOf(one, field) === value);
}
