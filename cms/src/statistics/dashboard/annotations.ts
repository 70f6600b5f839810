import { errors } from '@strapi/utils';
import { dayNumber, dayOf } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import type { Period } from '../queries/period';
import { numberIn, rowsOf } from '../sql';
import { maxAnnotationLength, type Annotation } from './shape';

/** More would cover the chart. */
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
    throw new errors.ValidationError('Er zijn te veel notities. Verwijder er eerst een paar.');
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

const gone = () => new errors.NotFoundError('Deze notitie is er niet meer.');

/** @throws {errors.ValidationError} */
function readBody(body: unknown): { day: number; text: string } {
  const { day, text }: { day?: unknown; text?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  const number = typeof day === 'string' ? dayNumber(day) : null;
  if (number === null) throw new errors.ValidationError('Kies een dag die bestaat.');
  const words = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
  if (words === '') throw new errors.ValidationError('Schrijf wat er die dag was.');
  if (words.length > maxAnnotationLength)
    throw new errors.ValidationError(`Gebruik ten hoogste ${maxAnnotationLength} tekens.`);
  if (/\p{Surrogate}|\0/u.test(words))
    throw new errors.ValidationError('In deze tekst staat een teken dat niet kan.');
  return { day: number, text: words };
}
