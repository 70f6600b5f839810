import type { ListCell } from '../../../admin/content-manager';
import { inWords, timeInWords } from '../../../admin/lists/moment';
import { formatDay } from '../../../clock/format-day';
import { writeEuros } from '../fields/euros';

const empty = '-';

const ofNumber = (write: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? write(value) : empty;
const ofText = (write: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' ? write(value) : empty;

const writers: Readonly<Record<string, (value: unknown) => string>> = {
  'global::euros': ofNumber((cents) => `€ ${writeEuros(cents)}`),
  'global::public-number': ofNumber(String),
  date: ofText((day) => formatDay(day, 'nl')),
  time: ofText(timeInWords),
  datetime: ofText((instant) => inWords(Date.parse(instant))),
};

/** Writes days, times, amounts and numbers of addresses as Dutch people do. Strapi writes other numbers so by itself. */
export const fieldCell: ListCell = ({ attribute }) =>
  writers[attribute?.customField ?? attribute?.type ?? ''];
