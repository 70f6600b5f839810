import type { StoredEvent } from 'beursvloer-domain/statistics';

/** A name that a log gives itself. */
export const logName = 'logboek-voor-tests';

/** Hands over a segment as the site does. */
export async function handOver(
  app: { url: string },
  body: unknown,
  secret: string | null = 'test-secret-of-the-purges',
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${app.url}/api/statistics/segments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === null ? {} : { 'x-beursvloer-purges': secret }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

let made = 0;
/** A view of this moment with an id of its own. */
export function view(more: Partial<StoredEvent> = {}): StoredEvent {
  made += 1;
  const at = Math.floor(Date.now() / 1000);
  return {
    id: `weergave${process.pid}-${made}`,
    at,
    kind: 'view',
    page: '/faq',
    device: 'phone',
    language: 'nl',
    ...more,
  };
}
