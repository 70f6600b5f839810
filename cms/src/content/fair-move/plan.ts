import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fairVariables, phaseAt } from 'beursvloer-domain/fair';
import type { Knex } from 'knex';
import { hallTime } from '../../fair/phase';
import { fairNow } from '../../platform/clock/fair-now';
import { signOf } from '../../platform/lists/documents';
import { pathOfType } from '../../platform/search/paths';
import { tableOf } from '../../platform/storage/table-of';
import { bareName } from '../new-fair/fill-in';
import type { FairProblem } from '../new-fair/shape';
import { isOtherVenue, readCurrentFair, settingsUid, type CurrentFair } from './current';
import { dayLater, daysBetween, movesOf, type DayMoves } from './day-moves';
import { findTexts } from './find-texts';
import { findTold } from './mails';
import { readMovingRows, sessionUid, type MovingRows } from './moving-rows';
import { readPlace } from './read-move';
import type { FairPlace, MoveItem, MovePlan } from './shape';
import { moveErrors, movePlan } from './texts';

/** A move that can be made. */
export interface Move {
  current: CurrentFair;
  wanted: FairPlace;
  moves: DayMoves;
  rows: MovingRows;
  isElsewhere: boolean;
  /** Another one after every change of what moves. */
  revision: string;
}

/**
 * Reads a move and all that moves with it.
 * @returns it, or what is wrong with what was asked
 * @throws {errors.ApplicationError} for a fair that has begun, or has no days
 */
export async function readMove(
  strapi: Core.Strapi,
  source: Knex,
  asked: unknown,
): Promise<Move | FairProblem[]> {
  const current = await readCurrentFair(strapi);
  const now = hallTime(fairNow(strapi));
  const phase = phaseAt(current.days, now);
  if (phase === 'during' || phase === 'after') throw new errors.ApplicationError(moveErrors.begun);
  const wanted = readPlace(asked);
  if (Array.isArray(wanted)) return wanted;
  if ((wanted.days[0]?.date ?? '') < now.day) return [{ field: 'days.0', text: moveErrors.past }];
  const isElsewhere = isOtherVenue(current, wanted);
  if (!isElsewhere && isSame(current.days, wanted.days)) return [{ field: 'days', text: moveErrors.nothing }];
  const [from, to] = [datesOf(current), datesOf(wanted)];
  const moves = movesOf(from, to);
  const rows = await readMovingRows(strapi, source, from, moves);
  const dated = [...rows.sessions, ...rows.calendar].map(([id, one]) => [
    id,
    one.rows.map((row) => [row.id, row.before]),
  ]);
  const { updatedAt, days, venue } = current;
  return { current, wanted, moves, rows, isElsewhere, revision: signOf([updatedAt, days, venue, dated]) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const datesOf = ({ days }: FairPlace) => days.map(({ date }) => date);

/** Says what a move would do, and changes nothing. Throws as `readMove` does. */
export async function planMove(strapi: Core.Strapi, asked: unknown): Promise<MovePlan> {
  const move = await readMove(strapi, strapi.db.connection, asked);
  if (Array.isArray(move))
    return { problems: move, revision: '', moves: [], outside: [], texts: [], told: 0 };
  return {
    problems: [],
    revision: move.revision,
    moves: movesInWords(move),
    outside: await sessionsOutside(strapi, move),
    texts: [...otherEdition(move), ...(await findTexts(strapi, soughtBy(move)))],
    told: (await findTold(strapi, strapi.db.connection)).length,
  };
}

function movesInWords({ current, wanted, moves, rows, isElsewhere }: Move): string[] {
  const isOtherDays = !isSame(datesOf(current), datesOf(wanted));
  const { sessions, visits, calendar } = rows;
  return [
    movePlan.settings(isSame(current.days, wanted.days) ? 0 : wanted.days.length, isElsewhere),
    ...(isElsewhere ? [movePlan.place] : []),
    ...(isOtherDays
      ? [
          ...moves.pairs.map(([from, to]) => movePlan.dayMoves(from, to, daysBetween(from, to))),
          ...moves.gone.map(movePlan.dayGoes),
          ...moves.added.map(movePlan.dayComes),
          movePlan.sessions(sessions.size),
          movePlan.registrations(visits.length),
          ...(calendar.size > 0 ? [movePlan.calendar(calendar.size)] : []),
        ]
      : []),
  ];
}

/** An edition that is called after a year, and gets another one. */
function otherEdition({ current, wanted }: Move): MoveItem[] {
  const year = (fair: FairPlace) => fair.days[0]?.date.slice(0, 4) ?? '';
  if (year(current) === year(wanted) || !current.edition.includes(year(current))) return [];
  return [
    {
      type: movePlan.edition,
      title: current.edition,
      to: pathOfType({ uid: settingsUid, kind: 'singleType' }),
      words: [year(current)],
    },
  ];
}

/** Texts also name the days on which stands are built and taken down. */
const daysAround = 7;

function soughtBy({ current, wanted, rows }: Move) {
  const [from, to] = [datesOf(current), datesOf(wanted)];
  const [first = '', last = ''] = [from[0], from.at(-1)];
  const around = isSame(from, to) ? -1 : daysBetween(first, last) + 2 * daysAround;
  const days = new Set(Array.from({ length: around + 1 }, (_, index) => dayLater(first, index - daysAround)));
  const fields = ['name', 'street', 'city'] as const;
  const names = fields.flatMap((field) =>
    current.venue[field] === wanted.venue[field]
      ? []
      : [current.venue[field], ...(field === 'name' ? [bareName(current.venue.name)] : [])],
  );
  return {
    days,
    words: [...[...new Set(names)].filter((name) => name.length > 2), ...goneVariables(current, wanted)],
    city: current.venue.city,
    movingItems: new Set([...rows.calendar.values()].flatMap((one) => one.rows.map(({ id }) => id))),
  };
}

/** Variables in texts that have no value any more, such as those of a third day. */
function goneVariables(current: FairPlace, wanted: FairPlace): string[] {
  const namesOf = (fair: FairPlace) => Object.keys(fairVariables({ name: '', edition: '', ...fair }, 'nl'));
  const left = new Set(namesOf(wanted));
  return namesOf(current).flatMap((name) => (left.has(name) ? [] : [`{${name}}`]));
}

interface SessionRow {
  document_id: string;
  title: string;
  day: string | null;
  start_time: string | null;
  end_time: string | null;
}

async function sessionsOutside(strapi: Core.Strapi, { current, wanted, moves }: Move): Promise<MoveItem[]> {
  if (isSame(current.days, wanted.days)) return [];
  const rows: SessionRow[] = await strapi.db
    .connection(tableOf(strapi, sessionUid))
    .where({ locale: 'nl', published_at: null, edition: null })
    .orderBy('day')
    .orderBy('start_time')
    .select('document_id', 'title', 'day', 'start_time', 'end_time');
  return rows.flatMap(({ document_id, title, day, start_time, end_time }) => {
    if (day === null || start_time === null || end_time === null) return [];
    const on = moves.of(day);
    const [from, to] = [start_time.slice(0, 5), end_time.slice(0, 5)];
    const open = wanted.days.find(({ date }) => date === on);
    if (open && from >= open.opens && to <= open.closes) return [];
    const { kind, info } = strapi.contentType(sessionUid);
    return [
      {
        type: info.displayName,
        title,
        to: `${pathOfType({ uid: sessionUid, kind })}/${document_id}`,
        words: [movePlan.outsideWords(on, from, to)],
      },
    ];
  });
}
