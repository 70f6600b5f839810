import { ask, type App } from './app';

/** Creates an account with the role of an editor and signs it in. Returns its token. */
export async function signInAsEditor(app: App, email = 'redacteur@beurs.example'): Promise<string> {
  const password = 'Beurs-2027-wachtwoord';
  const role = await app.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
  const account = { email, password, firstname: 'Noor', isActive: true, registrationToken: null };
  await app.strapi.service('admin::user').create({ ...account, roles: [role.id] });
  const { body } = await ask(app, 'POST', '/admin/login', { body: { email, password } });
  const token = JSON.stringify(body).match(/"token":"([^"]+)"/)?.[1];
  if (token === undefined) throw new Error(`Signing in as an editor failed: ${JSON.stringify(body)}`);
  return token;
}
