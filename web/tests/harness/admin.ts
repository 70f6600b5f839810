import type { FairAddress } from './fair';

interface AdminAnswer {
  status: number;
  body: unknown;
}

/**
 * Speaks to the content backend's admin API as the account of the first run, the way the admin in the browser does.
 * @throws when signing in fails
 */
export async function signInToAdmin({ cms, adminEmail, adminPassword }: FairAddress) {
  const answer = await fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const body: unknown = await answer.json();
  const token = read(body, 'data', 'token');
  if (typeof token !== 'string') throw new Error(`Signing in to the admin failed with ${answer.status}`);

  return async function request(method: string, path: string, payload?: unknown): Promise<AdminAnswer> {
    const response = await fetch(`${cms}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: payload === undefined ? undefined : JSON.stringify(payload),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
}

/** Walks into parsed JSON without trusting its shape; undefined where the path ends early. */
export function read(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return Object.entries(at).find(([name]) => name === String(key))?.[1];
  }, value);
}
