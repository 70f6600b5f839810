import { StopWithLine } from '../../scripts/steps.mjs';

const accountPassword = 'Kozijn-hijsen-48-vlinder';

/** Signs a new account in through the site's own form, and returns its cookies. */
export async function accountCookies({ editor, site }) {
  const name = `bezoeker-${Date.now()}`;
  const email = `${name}@example.org`;
  await editor.addUser({ username: name, email, password: accountPassword });
  const response = await fetch(`${site}/inloggen`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site },
    body: new URLSearchParams({ form: 'inloggen', email, password: accountPassword }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!cookies.some((cookie) => cookie.startsWith('token=')))
    throw new StopWithLine(`Could not sign in at ${site}: it answered ${response.status}`);
  return cookies.join('; ');
}
