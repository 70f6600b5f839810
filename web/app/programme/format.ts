/** Dates and times of the programme in words. */

const formats = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A day in words: short `di 9 feb`, full `di 9 feb 2027`, long `dinsdag 9 februari`. Without the dots that some
 * versions of the language data put after short names, so that server and browser write the same.
 */
export function formatDay(day: string, length: keyof typeof formats, locale: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(locale, { ...formats[length], timeZone: 'UTC' })
    .format(date)
    .replaceAll('.', '')
    .replaceAll(',', '');
}

/** A time as Dutch writes it: `10.30` for `10:30`. */
export function formatTime(time: string): string {
  return time.replace(':', '.').replace(/^0/, '');
}
