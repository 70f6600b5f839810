export const visitTokenName = 'bezoek';

/** The token in the URL of the landing page of mailed links, or null when the link is about something else. */
export function visitTokenIn(url: URL): string | null {
  return url.searchParams.get(visitTokenName);
}
