import type { App } from './app';

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

/** One for all, and its hash of the least cost: making and comparing one as the program does takes longer than a call. */
const [password, passwordHash] = [
  'het lange geheim',
  '$2a$04$Om2dq4fwku9HCGjiKiyBReUmH4F4/48670hWF8.JwG1.JnBfTRz6u',
];

/** Adds a user with a confirmed e-mail address, and signs in. Registering has tests of its own. */
export async function makePerson(app: App, username: string): Promise<Person> {
  const email = `${username}@bezoeker.example`;
  const { db } = app.strapi;
  const role = await db.query('plugin::users-permissions.role').findOne({ where: { type: 'visitor' } });
  const stored = {
    provider: 'local',
    password: passwordHash,
    confirmed: true,
    blocked: false,
    role: role.id,
  };
  await db.query('plugin::users-permissions.user').create({ data: { ...stored, username, email } });
  return signIn(app, { id: 0, username, email, password, token: '', refreshToken: '' });
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
