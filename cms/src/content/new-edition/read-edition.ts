import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isFairOver } from '../../fair/phase';
import { originalLocale } from '../../platform/documents/original-locale';
import { ErrorResponse } from '../../platform/http/error-responses';
import { signOf } from '../../platform/lists/documents';
import { isOtherVenue, readCurrentFair, type CurrentFair } from '../fair-move/current';
import { readPlace } from '../fair-move/read-move';
import { fieldsOf, isFit } from '../new-fair/read-fair';
import type { FairProblem } from '../new-fair/shape';
import {
  archivedTypes,
  comingDocuments,
  editionUid,
  exhibitorUid,
  sessionUid,
  speakerUid,
  standLinks,
} from './archived';
import type { EditionPlan, EditionWish, PresentFair } from './shape';
import { editionErrors, editionPlan } from './texts';

const mostOfEdition = 40;

/** An edition that can begin. */
export interface NewEdition {
  current: CurrentFair;
  /** The year under which the archive has the present one. */
  year: number;
  wanted: EditionWish;
}

const yearOf = ({ days }: CurrentFair) => Number(days[0]?.date.slice(0, 4));

/** The fair as it is now. @throws as `readCurrentFair` does */
export async function readPresent(strapi: Core.Strapi): Promise<PresentFair> {
  const current = await readCurrentFair(strapi);
  const { days, venue, edition } = current;
  return {
    days,
    venue,
    edition,
    year: yearOf(current),
    isOver: await isFairOver(strapi),
    exhibitors: await comingExhibitors(strapi),
  };
}

async function comingExhibitors(strapi: Core.Strapi): Promise<PresentFair['exhibitors']> {
  const rows: { documentId: string; name: string }[] = await strapi.db.query(exhibitorUid).findMany({
    select: ['documentId', 'name'],
    where: { edition: null, publishedAt: null, locale: originalLocale },
    orderBy: { name: 'asc' },
  });
  return rows.map(({ documentId, name }) => ({ id: documentId, name }));
}

/** Another one after every change of the fair and of what would go to the archive. */
async function revisionOf(strapi: Core.Strapi, source: Knex, current: CurrentFair): Promise<string> {
  const { updatedAt, days, venue, edition } = current;
  const documents: string[][] = [];
  for (const uid of archivedTypes()) documents.push(await comingDocuments(strapi, source, uid));
  return signOf([updatedAt, days, venue, edition, documents]);
}

/**
 * Reads the edition that an organiser asks for.
 * @param revision of the plan that they saw; null for who has yet to see it
 * @returns it, or everything that is wrong with it
 * @throws a 409 when the fair is another one since, or its year is in the archive
 */
export async function readEdition(
  strapi: Core.Strapi,
  source: Knex,
  { asked, revision }: { asked: unknown; revision: unknown },
): Promise<(NewEdition & { revision: string }) | FairProblem[]> {
  const current = await readCurrentFair(strapi);
  const now = await revisionOf(strapi, source, current);
  if (revision !== null && revision !== now)
    throw new ErrorResponse(409, 'PlanChanged', editionErrors.changed);
  const year = yearOf(current);
  if ((await strapi.db.query(editionUid).count({ where: { year } })) > 0)
    throw new ErrorResponse(409, 'AlreadyArchived', editionErrors.archived(year));
  const wanted = await readWish(strapi, asked, current);
  return Array.isArray(wanted) ? wanted : { current, year, wanted, revision: now };
}

async function readWish(
  strapi: Core.Strapi,
  asked: unknown,
  current: CurrentFair,
): Promise<EditionWish | FairProblem[]> {
  const fields = fieldsOf(asked);
  const place = readPlace(fields);
  const problems: FairProblem[] = Array.isArray(place) ? place : [];
  const last = current.days.at(-1)?.date ?? '';
  if (!Array.isArray(place) && (place.days[0]?.date ?? '') <= last)
    problems.push({ field: 'days.0', text: editionErrors.order(last) });
  const edition = typeof fields.edition === 'string' ? fields.edition.trim() : '';
  if (edition === '' || edition.length > mostOfEdition || !isFit(edition))
    problems.push({ field: 'edition', text: editionErrors.edition });
  const isEarly = fields.isEarly === true;
  if (!isEarly && !(await isFairOver(strapi))) problems.push({ field: 'isEarly', text: editionErrors.early });
  const known = new Set<unknown>((await comingExhibitors(strapi)).map(({ id }) => id));
  const ids: unknown[] | null = Array.isArray(fields.copied) ? fields.copied : null;
  if (!ids?.every((id) => known.has(id))) problems.push({ field: 'copied', text: editionErrors.copied });
  if (Array.isArray(place) || problems.length > 0) return problems;
  return { ...place, edition, isEarly, copied: [...new Set(ids)].map(String) };
}

/** Says what a new edition would do, and changes nothing. Throws as `readEdition` does. */
export async function planEdition(strapi: Core.Strapi, asked: unknown): Promise<EditionPlan> {
  const source = strapi.db.connection;
  const read = await readEdition(strapi, source, { asked, revision: null });
  if (Array.isArray(read)) return { problems: read, revision: '', happens: [] };
  const { current, wanted, year, revision } = read;
  const countOf = async (uid: string) => (await comingDocuments(strapi, source, uid)).length;
  const { table, stand } = standLinks(strapi);
  const [{ count: stands = 0 } = {}] = await source(table).countDistinct({ count: stand });
  return {
    problems: [],
    revision,
    happens: [
      editionPlan.archived(year, {
        sessions: await countOf(sessionUid),
        exhibitors: await countOf(exhibitorUid),
        speakers: await countOf(speakerUid),
      }),
      editionPlan.stands(Number(stands)),
      editionPlan.copied(wanted.copied.length),
      editionPlan.days(
        wanted.edition,
        wanted.days.map(({ date }) => date),
      ),
      ...(isOtherVenue(current, wanted)
        ? [editionPlan.venue(wanted.venue.name, wanted.venue.city), editionPlan.place]
        : []),
      editionPlan.stays,
    ],
  };
}
