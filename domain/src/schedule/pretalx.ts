import { UnreadableFile } from '../import/unreadable-file.js';
import { finishEntries, type Entry } from './entry.js';
import type { SessionKind } from './kind.js';
import { momentOf } from './moment.js';
import { fieldOf, itemsOf, lineIn, personIn, textIn } from './parsed.js';
import { talksOfSlots, talksOfWidget } from './pretalx-slots.js';
import { eventSlot } from './slot.js';
import { lineOf, textOf } from '../import/text.js';
import { splitAbstract } from './abstract.js';
import { pretalxErrors, talkNotes, talkProblems, whereTexts } from './texts.js';
import { placeNamed, readWords } from './words.js';

const absent = new Set(['submitted', 'rejected', 'canceled', 'withdrawn', 'draft', 'deleted']);

/**
 * The talks of pretalx's API, as `/talks/` gave them and `/submissions/?expand=slots.room,speakers,track,submission_type`
 * gives them (https://docs.pretalx.org/api/), its slots, or the data of its widget. Talks that are not on the programme are
 * left out. A talk with several slots is as many sessions.
 * @throws {UnreadableFile}
 */
export function readPretalx(file: unknown, kinds: readonly SessionKind[]): Entry[] {
  if (typeof fieldOf(file, 'next') === 'string') throw new UnreadableFile(pretalxErrors.firstPageOnly);
  const talks = talksIn(file) ?? [];
  return finishEntries(
    talks
      .filter((talk) => !absent.has(textOf(fieldOf(talk, 'state'))))
      .flatMap((talk) => talkEntries(talk, kinds)),
  );
}

export function isPretalx(file: unknown): boolean {
  return talksIn(file) !== null;
}

function talksIn(file: unknown): readonly unknown[] | null {
  const rows = Array.isArray(file) ? file : itemsOf(fieldOf(file, 'results'));
  const isTalks = rows.length > 0 && rows.every((row) => typeof fieldOf(row, 'code') === 'string');
  return isTalks ? rows : (talksOfWidget(file) ?? talksOfSlots(Array.isArray(file) ? file : rows, file));
}

function talkEntries(talk: unknown, kinds: readonly SessionKind[]): Entry[] {
  const slots = timedSlots(talk);
  return (slots.length === 0 ? [undefined] : slots).map((slot, index) =>
    talkEntry(talk, slot, { number: index + 1, count: slots.length, kinds }),
  );
}

/** The slots that have a time, earliest first. Older versions have one slot, and some files have both. */
function timedSlots(talk: unknown): unknown[] {
  const slots = [fieldOf(talk, 'slot'), ...itemsOf(fieldOf(talk, 'slots'))].filter(
    (slot) => textOf(fieldOf(slot, 'start')) !== '',
  );
  const startOf = (slot: unknown) => textOf(fieldOf(slot, 'start'));
  const placeOf = (slot: unknown) => `${new Date(startOf(slot)).getTime()} ${lineIn(fieldOf(slot, 'room'))}`;
  const distinct = slots.filter(
    (slot, index) => slots.findIndex((other) => placeOf(other) === placeOf(slot)) === index,
  );
  const instant = (slot: unknown) => new Date(startOf(slot)).getTime() || 0;
  return distinct.sort((one, other) => instant(one) - instant(other));
}

function talkEntry(
  talk: unknown,
  slot: unknown,
  { number, count, kinds }: { number: number; count: number; kinds: readonly SessionKind[] },
): Entry {
  const code = lineOf(fieldOf(talk, 'code'));
  const [startSaid, endSaid] = [textOf(fieldOf(slot, 'start')), textOf(fieldOf(slot, 'end'))];
  const start = momentOf(startSaid);
  const { slot: times, problems } = eventSlot(
    { moment: start, said: startSaid },
    {
      end: momentOf(endSaid),
      endSaid,
      duration: textOf(fieldOf(slot, 'duration')) || textOf(fieldOf(talk, 'duration')),
    },
  );
  if (slot === undefined && itemsOf(fieldOf(talk, 'slots')).some((one) => typeof one === 'number'))
    problems.splice(0, 1, talkProblems.timesAreNumbers);
  const room = fieldOf(slot, 'room');
  if (typeof room === 'number') problems.push(talkProblems.roomIsNumber(room));
  const persons = itemsOf(fieldOf(talk, 'speakers'));
  const codes = persons.filter((person) => typeof person === 'string');
  if (codes.length > 0) problems.push(talkProblems.speakersAreCodes(codes.join(', ').slice(0, 60)));
  const track = fieldOf(talk, 'track');
  if (typeof track === 'number') problems.push(talkProblems.trackIsNumber(track));
  if (code === '') problems.push(talkProblems.noCode);
  const type = fieldOf(talk, 'submission_type');
  const { fields, notes, unread } = readWords(
    {
      type: lineIn(type),
      language: lineIn(fieldOf(talk, 'content_locale') ?? fieldOf(talk, 'language')),
    },
    kinds,
  );
  if (typeof type === 'number') notes.push(talkNotes.kindIsNumber);
  if (count > 1) notes.push(talkNotes.repeated(code, count, number));
  return {
    where: count > 1 ? whereTexts.repeatedTalk(code, number) : whereTexts.event(code),
    title: lineIn(fieldOf(talk, 'title')),
    problems,
    notes,
    unread,
    ...(code !== '' && { importId: `pretalx:${code.slice(0, 200)}${number > 1 ? `#${number}` : ''}` }),
    fields: {
      ...times,
      ...fields,
      ...splitAbstract(textIn(fieldOf(talk, 'abstract')), textIn(fieldOf(talk, 'description'))),
      place: placeNamed(lineIn(room)),
      speakers: [
        ...new Set(
          persons
            .filter((one) => typeof one !== 'string')
            .map(personIn)
            .filter(Boolean),
        ),
      ],
      track: lineIn(track) || null,
    },
  };
}
