import { ask, type App } from './app';

/** Creates an account of the admin with a role, by its code, and signs it in. Returns its token. */
export async function signInAs(app: App, code: string, email = `${code}@beurs.example`): Promise<string> {
  const password = 'Beurs-2027-wachtwoord';
  const role = await app.strapi.db.query('admin::role').findOne({ where: { code } });
  const account = { email, password, firstname: code, isActive: true, registrationToken: null };
  await app.strapi.service('admin::user').create({ ...account, roles: [role.id] });
  const { body } = await ask(app, 'POST', '/admin/login', { body: { email, password } });
  const token = JSON.stringify(body).match(/"token":"([^"]+)"/)?.[1];
  if (token === undefined) throw new Error(`Signing in as ${code} failed: ${JSON.stringify(body)}`);
  return token;
}

/** Creates an account with the role of an editor and signs it in. Returns its token. */
export function signInAsEditor(app: App): Promise<string> {
  return signInAs(app, 'strapi-editor');
}
