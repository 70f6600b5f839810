import { finishEntries, UnreadableFile, type Entry } from './entry.js';
import { momentOf, slotOf } from './moment.js';
import { fieldOf, itemsOf } from './parsed.js';
import { lineOf, splitAbstract, textOf } from './text.js';
import { kindOf, languageOf, placeNamed } from './words.js';

/** Talks in these states are not on the programme. */
const absent = new Set(['submitted', 'rejected', 'canceled', 'withdrawn', 'draft', 'deleted']);

/**
 * The talks of pretalx's API, as `/talks/` gave them and `/submissions/?expand=slots.room,speakers,track,submission_type`
 * gives them (https://docs.pretalx.org/api/). Talks that are not on the programme are left out.
 * @throws {UnreadableFile}
 */
export function readPretalx(file: unknown): Entry[] {
  const talks = Array.isArray(file) ? file : itemsOf(fieldOf(file, 'results'));
  if (typeof fieldOf(file, 'next') === 'string')
    throw new UnreadableFile(
      'Dit is niet de hele lijst van pretalx: er is een volgende bladzijde. Vraag haar op met ?limit=500.',
    );
  return finishEntries(talks.filter((talk) => !absent.has(textOf(fieldOf(talk, 'state')))).map(talkEntry));
}

/** Whether parsed JSON is a list of talks. */
export function isPretalx(file: unknown): boolean {
  const talks = Array.isArray(file) ? file : itemsOf(fieldOf(file, 'results'));
  return talks.length > 0 && talks.every((talk) => typeof fieldOf(talk, 'code') === 'string');
}

function talkEntry(talk: unknown): Entry {
  const code = lineOf(fieldOf(talk, 'code'));
  const title = lineOf(fieldOf(talk, 'title'));
  const slots = [fieldOf(talk, 'slot'), ...itemsOf(fieldOf(talk, 'slots'))].filter(
    (slot) => typeof slot === 'object' && slot !== null,
  );
  const [slot] = slots;
  const start = momentOf(textOf(fieldOf(slot, 'start')));
  const end = momentOf(textOf(fieldOf(slot, 'end')));
  const { problems, ...times } = slotOf(start, end && end.day === start?.day ? end.time : null);
  const room = fieldOf(slot, 'room');
  if (typeof room === 'number') problems.push('De zaal is een nummer: exporteer met expand=slots.room.');
  const persons = itemsOf(fieldOf(talk, 'speakers'));
  if (persons.some((person) => typeof person === 'string'))
    problems.push('De sprekers zijn codes: exporteer met expand=speakers.');
  const track = fieldOf(talk, 'track');
  if (typeof track === 'number') problems.push('Het thema is een nummer: exporteer met expand=track.');
  if (slots.length > 1) problems.push('Het onderdeel staat meer dan één keer op het programma.');
  if (code === '') problems.push('De code ontbreekt.');
  const kind = kindOf(wordsOf(fieldOf(talk, 'submission_type')));
  const language = languageOf(lineOf(fieldOf(talk, 'content_locale')));
  return {
    where: `onderdeel ${code}`,
    title,
    problems,
    ...(code !== '' && { importId: `pretalx:${code.slice(0, 200)}` }),
    fields: {
      ...times,
      ...(kind && { kind }),
      ...(language && { language }),
      ...splitAbstract(textOf(fieldOf(talk, 'abstract')), textOf(fieldOf(talk, 'description'))),
      place: placeNamed(wordsOf(room)),
      speakers: [...new Set(persons.map((person) => lineOf(fieldOf(person, 'name'))).filter(Boolean))],
      track: wordsOf(track) || null,
    },
  };
}

/** A text of pretalx: plain, in several languages, or with a name. Dutch goes first. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return lineOf(value);
  const name = fieldOf(value, 'name');
  if (name !== undefined) return wordsOf(name);
  const languages = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return lineOf(fieldOf(value, 'nl')) || lineOf(fieldOf(value, 'en')) || lineOf(languages[0]);
}
