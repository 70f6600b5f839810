/** Path of the page. */
export const path = '/mijn-programma';

/** The parameter of the calendar file that names its sessions. */
export const sessionsParam = 'onderdelen';

/** Path of the file with these sessions for a calendar. */
export function calendarPath(publicIds: readonly number[]): string {
  return `${path}.ics?${new URLSearchParams({ [sessionsParam]: publicIds.join('-') }).toString()}`;
}
