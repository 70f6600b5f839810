import { StopWithLine } from '../../scripts/steps.mjs';

const accountPassword = 'Kozijn-hijsen-48-vlinder';

/** A new account, confirmed. One after the other: its name is made of the moment. */
export async function addAccount(editor) {
  const username = `bezoeker-${Date.now()}`;
  const account = { email: `${username}@example.org`, password: accountPassword };
  await editor.addUser({ username, ...account });
  return account;
}

/** Signs a new account in through the site's own form, and returns its cookies. */
export async function accountCookies({ editor, site }) {
  return cookiesOf(await addAccount(editor), site);
}

/** Signs an account in through the site's own form, and returns its cookies. */
export async function cookiesOf({ email, password }, site) {
  const response = await fetch(`${site}/inloggen`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site },
    body: new URLSearchParams({ form: 'inloggen', email, password }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!cookies.some((cookie) => cookie.startsWith('token=')))
    throw new StopWithLine(`Could not sign in at ${site}: it answered ${response.status}`);
  return cookies.join('; ');
}
