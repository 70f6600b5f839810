import { rejectClashes } from './clashes.js';
import { changesBetween, type Change } from './changes.js';
import type { Entry } from './entry.js';
import type { Fair, FairSession, Makeable, SessionFields } from './fair.js';
import { kindName, usualKind } from './kind.js';
import { Matcher } from './match.js';
import { Names, type Remarks, type UnknownName } from './names.js';
import { hasMoved, type Draft } from './draft.js';
import { locate } from './place.js';
import { plainLineOf, plainOf } from '../import/text.js';
import { wordNotes } from './texts.js';

export type ItemState = 'new' | 'changed' | 'same' | 'rejected';

export interface PlanItem {
  where: string;
  title: string;
  state: ItemState;
  /** Of the session that it is about; null for a new one. */
  documentId: string | null;
  importId: string | null;
  problems: string[];
  notes: string[];
  changes: Change[];
  /** The session as it will be; as it is, for what is rejected. Null for what is rejected and new. */
  after: SessionFields | null;
}

export interface Plan {
  items: PlanItem[];
  unknown: UnknownName[];
  absent: number;
}

const unsaid: SessionFields = {
  title: '',
  kind: null,
  language: 'Nederlands',
  day: '',
  startTime: '',
  endTime: '',
  summary: '',
  description: '',
  capacity: null,
  room: null,
  meetingPoint: null,
  speakers: [],
  themes: [],
  audiences: [],
  exhibitors: [],
  pavilion: null,
};

/** Plans an import without doing it. The same file and the same fair give the same plan. */
export function planImport(entries: readonly Entry[], fair: Fair, makes: ReadonlySet<Makeable>): Plan {
  const { rooms, speakers, themes, audiences, exhibitors, pavilions } = fair;
  const names = new Names({ rooms, speakers, themes, audiences, exhibitors, pavilions }, makes);
  const matcher = new Matcher(fair);
  const drafts = entries.map((entry): Draft => {
    const match = matcher.match(entry);
    const problems = [...entry.problems, ...match.problems];
    const notes = [...(entry.notes ?? [])];
    const after = fieldsOf(entry, match.session, { fair, names }, { where: entry.where, problems, notes });
    notes.push(...unsaidNotes(entry, match.session, after, fair));
    if (problems.length === 0 && hasMoved(match.session, after)) {
      const problem = fair.slotProblem(after);
      if (problem !== null) problems.push(problem);
    }
    return { entry, before: match.session, after, problems, notes };
  });
  rejectClashes(drafts, fair);
  const touched = new Set(drafts.flatMap(({ before }) => before?.documentId ?? []));
  const unknown = names.unknownNames();
  return {
    items: drafts.map((draft) => itemOf(draft, fair, unknown)),
    unknown,
    absent: fair.sessions.filter(({ documentId }) => !touched.has(documentId)).length,
  };
}

function fieldsOf(
  { title, fields }: Entry,
  session: FairSession | null,
  { fair, names }: { fair: Fair; names: Names },
  remarks: Remarks,
): SessionFields {
  const before = session ?? unsaid;
  const ids = (kind: UnknownName['kind'], said: readonly string[] | undefined, current: readonly string[]) =>
    said === undefined ? current : names.idsOf(kind, said, current, remarks);
  const kind = fields.kind ?? before.kind ?? usualKind(fair.kinds)?.key ?? null;
  const isTour = fair.kinds.some(({ key, isTour }) => key === kind && isTour);
  const place =
    fields.place === undefined
      ? { room: before.room, meetingPoint: before.meetingPoint }
      : locate(fields.place, { before, isTour, fair, names }, remarks);
  return {
    kind,
    title: sameLine(before.title, title),
    language: fields.language ?? before.language,
    day: fields.day ?? before.day,
    startTime: fields.startTime ?? before.startTime,
    endTime: fields.endTime ?? before.endTime,
    summary: sameText(before.summary, fields.summary),
    description: sameText(before.description, fields.description),
    capacity: fields.capacity === undefined ? before.capacity : fields.capacity,
    room: place.room,
    meetingPoint: place.meetingPoint,
    speakers: ids('speakers', fields.speakers, before.speakers),
    themes:
      fields.track === undefined
        ? ids('themes', fields.themes, before.themes)
        : withTrack(ids('themes', fields.track === null ? [] : [fields.track], before.themes), before.themes),
    audiences: ids('audiences', fields.audiences, before.audiences),
    exhibitors: ids('exhibitors', fields.exhibitors, before.exhibitors),
    pavilion:
      fields.pavilion === undefined
        ? before.pavilion
        : (ids('pavilions', fields.pavilion === null ? [] : [fields.pavilion], [])[0] ?? null),
  };
}

function unsaidNotes(
  { fields, unread = {} }: Entry,
  before: FairSession | null,
  after: SessionFields,
  { kinds }: Fair,
): string[] {
  return (['kind', 'language'] as const).flatMap((field) => {
    const value = after[field];
    if (fields[field] !== undefined || value === null) return [];
    const isNew = before === null || before[field] === null;
    const words = unread[field];
    if (words === undefined && !isNew) return [];
    return [wordNotes.taken(field, words, field === 'kind' ? kindName(kinds, value) : value, isNew)];
  });
}

/** Schedules know the first theme only; without one they say that there is none. */
function withTrack([track]: readonly string[], themes: readonly string[]): readonly string[] {
  if (track === undefined) return [];
  return themes[0] === track ? themes : [track, ...themes.slice(1).filter((theme) => theme !== track)];
}

/** Spaces alone are no change. */
function sameLine(before: string, said: string): string {
  return plainLineOf(before) === said ? before : said;
}

function sameText(before: string, said: string | undefined): string {
  return said === undefined || plainOf(before) === said ? before : said;
}

function itemOf(
  { entry, before, after, problems, notes }: Draft,
  fair: Fair,
  made: readonly UnknownName[],
): PlanItem {
  const isRejected = problems.length > 0;
  const changes = isRejected ? [] : changesBetween(before, after, fair, made);
  const kept = before === null ? 'new' : changes.length > 0 ? 'changed' : 'same';
  return {
    where: entry.where,
    title: entry.title,
    state: isRejected ? 'rejected' : kept,
    documentId: before?.documentId ?? null,
    importId: entry.importId ?? null,
    problems,
    notes,
    changes,
    after: isRejected ? before : after,
  };
}
