import { ask, type App } from './app';
import { codeIn, newMails } from './emails';

/** A signed-in user. */
export interface Person {
  id: number;
  username: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

interface Tokens {
  jwt: string;
  refreshToken: string;
  user: { id: number };
}

/** Registers a user, opens the link in the e-mail, and signs in. */
export async function makePerson(app: App, username: string): Promise<Person> {
  const password = `het lange geheim van ${username}`;
  const email = `${username}@bezoeker.example`;
  const registered = await ask(app, 'POST', '/api/auth/local/register', {
    body: { username, email, password },
  });
  if (registered.status !== 200) throw new Error(`${username}: ${JSON.stringify(registered.body)}`);
  const [mail] = await newMails(app, 1);
  await ask(app, 'GET', `/api/auth/email-confirmation?confirmation=${codeIn(mail, 'email-valideren')}`);
  const person = { id: 0, username, email, password, token: '', refreshToken: '' };
  return signIn(app, person);
}

/** Signs in once more, as on another device. */
export async function signIn(app: App, person: Person, userAgent = 'test'): Promise<Person> {
  const { email, password } = person;
  const response = await fetch(`${app.url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ identifier: email, password }),
  });
  const tokens = (await response.json()) as Partial<Tokens>;
  if (!tokens.jwt || !tokens.refreshToken || !tokens.user)
    throw new Error(`${email}: ${JSON.stringify(tokens)}`);
  return { ...person, id: tokens.user.id, token: tokens.jwt, refreshToken: tokens.refreshToken };
}

/** Links a user to a company, as an administrator does. */
export async function bind(app: App, person: Person, documentId: string): Promise<void> {
  const { strapi } = app;
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'exhibitor' } });
  const user = await strapi.db.query('plugin::users-permissions.user').findOne({ where: { id: person.id } });
  const data: object = { role: role.id, exhibitor: documentId };
  await strapi.documents('plugin::users-permissions.user').update({ documentId: user.documentId, data });
}
