import { safeTable } from 'beursvloer-domain/tables';
import { now } from '../../clock/clock.server';
import { todayAtFair } from '../../content/cache/by-the-clock.server';
import { calendarFile } from './calendar-file.server';
import { textOf, type CalendarEvent, type Ending, type ListFile, type PrintedData } from './list-file';
import { csvFile, xlsxFile } from './spreadsheet.server';

export function calendarResponse({
  path,
  title,
  events,
  refreshSeconds = null,
}: {
  path: string;
  title: string;
  events: readonly CalendarEvent[];
  refreshSeconds?: number | null;
}): Response {
  return fileResponse('ics', path, calendarFile({ title, events, stamp: now(), refreshSeconds }));
}

/** The selection of a list as a file. Printing has a page: `PrintedList`. */
export async function listFileResponse<Field extends string>(
  ending: Ending,
  file: ListFile<Field>,
): Promise<Response> {
  if (ending === 'print') throw new Error('Printing has a page.');
  return fileResponse(ending, file.path, await bodyOf(ending, file));
}

function fileResponse(
  ending: Exclude<Ending, 'print'>,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
): Response {
  const { type, isSaved } = kinds[ending];
  const name = `${path.slice(1).replaceAll('/', '-')}.${ending}`;
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${isSaved ? 'attachment' : 'inline'}; filename="${name}"`,
      // The list itself is what people look for.
      'X-Robots-Tag': 'noindex',
    },
  });
}

export function printedData({ path, title, printed }: ListFile<string>): PrintedData {
  return { path, title, printed, today: todayAtFair() };
}

/** Calendars and programs open the others where they are. */
const kinds = {
  ics: { type: 'text/calendar; charset=utf-8', isSaved: false },
  csv: { type: 'text/csv; charset=utf-8', isSaved: true },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', isSaved: true },
  json: { type: 'application/json; charset=utf-8', isSaved: false },
};

async function bodyOf<Field extends string>(
  ending: Exclude<Ending, 'print'>,
  file: ListFile<Field>,
): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (ending) {
    case 'ics':
      return calendarFile({ title: file.title, events: file.events ?? [], stamp: now() });
    case 'csv':
      return csvFile(tableOf(file));
    case 'xlsx':
      return new Uint8Array(await xlsxFile(tableOf(file), file.title));
    case 'json':
      return JSON.stringify({ title: file.title, items: file.rows });
  }
}

/** Rows of cells; the first row has the headings. Nobody's spreadsheet takes a cell for a formula. */
function tableOf<Field extends string>({ headings, rows }: ListFile<Field>): string[][] {
  // Object.keys widens the fields to string; they are exactly those that went in.
  const fields = Object.keys(headings) as Field[];
  return safeTable([
    fields.map((field) => headings[field]),
    ...rows.map((row) => fields.map((field) => textOf(row[field]))),
  ]);
}
