import { errors } from '@strapi/utils';
import { dayNumber, dayOf } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import type { Period } from '../queries/period';
import { numberIn, rowsOf } from '../sql';
import { annotationErrors } from '../texts';
import { maxAnnotationLength, type Annotation } from './shape';

const mostAnnotations = 2000;

export async function readAnnotations(database: Knex, { first, last }: Period): Promise<Annotation[]> {
  const rows = rowsOf(
    await database.raw(
      'select id, day, text from statistics_annotations where day between ? and ? order by day, id',
      [first, last],
    ),
  );
  return rows.map((row) => ({
    id: numberIn(row, 'id'),
    day: dayOf(numberIn(row, 'day')),
    text: String(row.text),
  }));
}

export async function addAnnotation(database: Knex, body: unknown): Promise<{ id: number }> {
  const { day, text } = readBody(body);
  const [counted] = rowsOf(await database.raw('select count(*) as count from statistics_annotations'));
  if (counted && numberIn(counted, 'count') >= mostAnnotations)
    throw new errors.ValidationError(annotationErrors.tooMany);
  const [row] = rowsOf(
    await database.raw('insert into statistics_annotations (day, text) values (?, ?) returning id', [
      day,
      text,
    ]),
  );
  if (!row) throw new Error('The annotation was not stored.');
  return { id: numberIn(row, 'id') };
}

/** @throws {errors.NotFoundError} */
export async function changeAnnotation(database: Knex, id: number, body: unknown): Promise<void> {
  const { day, text } = readBody(body);
  const rows = await database.raw(
    'update statistics_annotations set day = ?, text = ? where id = ? returning id',
    [day, text, id],
  );
  if (rowsOf(rows).length === 0) throw gone();
}

/** @throws {errors.NotFoundError} */
export async function removeAnnotation(database: Knex, id: number): Promise<void> {
  const rows = await database.raw('delete from statistics_annotations where id = ? returning id', [id]);
  if (rowsOf(rows).length === 0) throw gone();
}

const gone = () => new errors.NotFoundError(annotationErrors.gone);

/** @throws {errors.ValidationError} */
function readBody(body: unknown): { day: number; text: string } {
  const { day, text }: { day?: unknown; text?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  const number = typeof day === 'string' ? dayNumber(day) : null;
  if (number === null) throw new errors.ValidationError(annotationErrors.noDay);
  const words = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
  if (words === '') throw new errors.ValidationError(annotationErrors.noText);
  if (words.length > maxAnnotationLength)
    throw new errors.ValidationError(annotationErrors.tooLong(maxAnnotationLength));
  if (/\p{Surrogate}|\0/u.test(words)) throw new errors.ValidationError(annotationErrors.wrongText);
  return { day: number, text: words };
}
