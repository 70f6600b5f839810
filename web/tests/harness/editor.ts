import type { Page } from 'playwright-core';
import { adminToken, read, signInToAdmin } from './admin';
import type { FairAccess } from './fair';

/** The account of somebody in the admin. */
export interface EditorAccount {
  email: string;
  password: string;
}

/** Makes an account with a role of the admin, as an administrator does. Returns how to delete it. */
export async function makeEditor(
  fair: FairAccess,
  { email, password }: EditorAccount,
  role: 'strapi-editor' | 'organiser' = 'strapi-editor',
): Promise<() => Promise<void>> {
  const admin = await signInToAdmin(fair);
  const { body: roles } = await admin('GET', '/admin/roles');
  const listed = read(roles, 'data');
  const found: unknown = Array.isArray(listed) ? listed.find((one) => read(one, 'code') === role) : null;
  const who = { firstname: 'Sanne', lastname: 'de Wit', email, roles: [read(found, 'id')] };
  const { body } = await admin('POST', '/admin/users', who);
  const path = `/admin/users/${String(read(body, 'data', 'id'))}`;
  const { status } = await admin('PUT', path, { isActive: true, password });
  if (status !== 200) throw new Error(`An account for ${email} was answered with ${status}.`);
  return async () => {
    await admin('DELETE', path);
  };
}

/**
 * Signs a browser in to the admin without loading a page of it. That the admin's own page does so is a test of its own:
 * content/editors-day.test.ts.
 */
export async function signInByRequest(page: Page, fair: FairAccess, account: EditorAccount): Promise<void> {
  const isOwn = account.email === fair.adminEmail;
  const token = isOwn ? await adminToken(fair) : await signIn(page, fair, account);
  await page.context().addCookies([{ name: 'jwtToken', value: token, url: fair.cms }]);
}

async function signIn(page: Page, { cms }: FairAccess, account: EditorAccount): Promise<string> {
  const response = await page.context().request.post(`${cms}/admin/login`, { data: account });
  const token = read(await response.json(), 'data', 'token');
  if (typeof token !== 'string') throw new Error(`Signing in was answered with ${response.status()}.`);
  return token;
}
