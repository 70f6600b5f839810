export const path = '/mijn-programma';

export const sessionsParam = 'onderdelen';

/** The address that a calendar reads again and again, and its parameter with the secret. */
export const feedPath = `${path}/abonnement`;
export const feedParam = 'sleutel';

export const feedHref = (token: string) => `${feedPath}.ics?${feedParam}=${token}`;

export function calendarPath(publicIds: readonly number[]): string {
  return `${path}.ics?${new URLSearchParams({ [sessionsParam]: publicIds.join('-') }).toString()}`;
}
