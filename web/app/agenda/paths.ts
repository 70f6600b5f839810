/** Path of the page. */
export const path = '/mijn-programma';

/** The parameter of the calendar file that names its sessions. */
export const sessionsParam = 'onderdelen';

/** The address that a calendar reads again and again, and its parameter with the secret. */
export const feedPath = `${path}/abonnement`;
export const feedParam = 'sleutel';

/** Path and query of a feed. */
export const feedHref = (token: string) => `${feedPath}.ics?${feedParam}=${token}`;

/** Path of the file with these sessions for a calendar. */
export function calendarPath(publicIds: readonly number[]): string {
  return `${path}.ics?${new URLSearchParams({ [sessionsParam]: publicIds.join('-') }).toString()}`;
}
