import { StopWithLine } from '../../scripts/steps.mjs';

const PASSWORD = 'Kozijn-hijsen-48-vlinder';

/** The cookies of somebody who just signed in at the site, by its own form. The account is made for it. */
export async function accountCookies({ editor, site }) {
  const name = `bezoeker-${Date.now()}`;
  const email = `${name}@example.org`;
  await editor.addUser({ username: name, email, password: PASSWORD });
  const response = await fetch(`${site}/inloggen`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site },
    body: new URLSearchParams({ form: 'inloggen', email, password: PASSWORD }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!cookies.some((cookie) => cookie.startsWith('token=')))
    throw new StopWithLine(`Could not sign in at ${site}: it answered ${response.status}`);
  return cookies.join('; ');
}
