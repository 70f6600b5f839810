import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FairAccess } from './fair';
import { waitForChanges } from './wait-for-changes';

interface AdminAnswer {
  status: number;
  body: unknown;
}

/**
 * Speaks to the content backend's admin API as the account of the first run, the way the admin in the browser does. What
 * was written has reached the site when a call is over. `change()` is the number of the last change, for `?na=`: visitors
 * may get a stale page for a few seconds.
 * @param options.skipWait for a site that does not run: do not wait until it has seen the change
 * @throws when signing in fails
 */
export async function signInToAdmin(fair: FairAccess, options: { skipWait?: boolean } = {}) {
  const { cms } = fair;
  const token = await adminToken(fair);

  let change = 0;
  const request = async (method: string, path: string, payload?: unknown): Promise<AdminAnswer> => {
    const response = await fetch(`${cms}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: payload === undefined ? undefined : JSON.stringify(payload),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (method !== 'GET' && !options.skipWait) change = await waitForChanges(fair);
    return { status: response.status, body };
  };
  return Object.assign(request, { change: () => change });
}

/** Walks into parsed JSON without trusting its shape; undefined where the path ends early. */
export function read(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return Object.entries(at).find(([name]) => name === String(key))?.[1];
  }, value);
}

/** Long before a token ends (cms/config/admin.ts), so that it lasts as long as a test does. */
const maxTokenAgeMs = 10 * 60 * 1000;

/** The content backend takes so many sign-ins and no more: test files that share a fair share one. */
export async function adminToken({ cms, adminEmail, adminPassword, dataDir }: FairAccess): Promise<string> {
  const file = join(dataDir, 'admin-token-of-tests');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null && Date.now() - (await stat(file)).mtimeMs < maxTokenAgeMs) {
    const me = await fetch(`${cms}/admin/users/me`, { headers: { authorization: `Bearer ${known}` } });
    await me.arrayBuffer();
    if (me.ok) return known;
  }
  const response = await fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const body: unknown = await response.json();
  const token = read(body, 'data', 'token');
  if (typeof token !== 'string') throw new Error(`Signing in to the admin failed with ${response.status}`);
  await writeFile(file, token);
  return token;
}
