import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Administrator } from '../../platform/audit/audit';
import { ErrorResponse } from '../../platform/http/error-responses';
import { insertDone, type ImportRow } from '../../platform/lists/imports';
import { changeEverything } from '../../platform/outbox/outbox';
import { takeTurn } from '../../platform/storage/take-turn';
import { fairErrors } from '../new-fair/texts';
import { saveFair, settingsUid } from './current';
import { mailMove } from './mails';
import { joiningUid, registrationUid, writeCells, writeVisits, type MovingRows } from './moving-rows';
import { readMove } from './plan';
import { moveBatch, moveDone, moveErrors } from './texts';
import type { Stored } from './undo';

/**
 * Moves the fair, all or nothing, and stores how to take that back.
 * @param asked the days and venue; `revision` of the plan; `isMailed` to tell people by a mail
 * @returns sentences about what was done
 * @throws {errors.ValidationError}; a 409 when what moves has changed since the plan
 */
export async function moveFair(
  strapi: Core.Strapi,
  who: Administrator,
  asked: Record<string, unknown>,
): Promise<string[]> {
  return changeEverything(strapi, () =>
    strapi.db.transaction(async ({ trx }) => {
      await takeTurn(strapi, 'content');
      const move = await readMove(strapi, trx, asked);
      if (Array.isArray(move)) throw new errors.ValidationError(fairErrors.incomplete, { problems: move });
      const { revision, rows, wanted, current } = move;
      if (revision !== asked.revision) throw new ErrorResponse(409, 'PlanChanged', moveErrors.changed);
      const settings = await saveFair({ strapi, trx }, current, wanted);
      for (const { rows: cells } of [...rows.sessions.values(), ...rows.calendar.values()])
        await writeCells(strapi, trx, cells, 'after');
      await writeCells(strapi, trx, rows.joinings, 'after');
      await writeVisits(strapi, trx, rows.visits, 'after');
      const stored: StoredRow[] = [
        {
          type: settingsUid,
          title: moveBatch.settings,
          before: { settings, days: current.days.map(({ date }) => date) },
        },
        ...rowsOfBatch(rows),
      ];
      const dates = wanted.days.map(({ date }) => date);
      await insertDone(
        strapi,
        who,
        {
          list: moveBatch.name,
          fileName: moveBatch.file(dates[0] ?? '', dates.at(-1) ?? ''),
          isPublished: false,
        },
        stored.map((row) => ({ ...row, before: { ...row.before } })),
      );
      const told = asked.isMailed === true ? [moveDone.told(await mailMove(strapi, wanted))] : [];
      return [moveDone.done, ...told, moveDone.undo];
    }),
  );
}

type StoredRow = Pick<ImportRow, 'type' | 'title'> & { document?: string; before: Stored };

/** Registrations in one row of the batch. */
const visitsInRow = 500;

function rowsOfBatch({ sessions, calendar, joinings, visits }: MovingRows): StoredRow[] {
  const documents = [...sessions, ...calendar].map(([document, { title, rows: cells }]) => ({
    type: cells[0]?.uid ?? '',
    document,
    title,
    before: { cells },
  }));
  const registrations = Array.from({ length: Math.ceil(visits.length / visitsInRow) }, (_, index) => {
    const some = visits.slice(index * visitsInRow, (index + 1) * visitsInRow);
    return {
      type: registrationUid,
      title: moveBatch.registrations(some.length),
      before: { visits: some },
    };
  });
  const known =
    joinings.length === 0
      ? []
      : [{ type: joiningUid, title: moveBatch.joinings, before: { cells: joinings } }];
  return [...documents, ...known, ...registrations];
}
