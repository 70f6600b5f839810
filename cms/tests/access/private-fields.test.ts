import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { bind, makePerson, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';
import { isSoak } from '../harness/soak.mjs';

/** No question to the content API says anything about a private field: of content, of users, or of administrators. */
let app: App;
let person: Person;

beforeAll(async () => {
  app = await sharedApp();
  person = await makePerson(app, 'vraagt');
  await makePerson(app, 'anders');
  const [exhibitor] = await app.strapi.documents('api::exhibitor.exhibitor').findMany({ locale: 'nl' });
  await bind(app, person, exhibitor?.documentId ?? '');
});

interface Attribute {
  type: string;
  private?: boolean;
  target?: string;
  component?: string;
  components?: string[];
}

const modelOf = (uid: string) => {
  const all: Record<string, { attributes: Record<string, Attribute> }> = {
    ...app.strapi.contentTypes,
    ...app.strapi.components,
  };
  return all[uid]?.attributes ?? {};
};
const isPrivate = (name: string, { private: isSet }: Attribute) =>
  isSet === true || name === 'createdBy' || name === 'updatedBy';

/** The other query names of a private field of another type. */
const ofPeople = ['email', 'password'];

/** The paths from a type to private fields, over at most one relation or component. */
function privatePaths(uid: string, depth = 1): string[][] {
  return Object.entries(modelOf(uid)).flatMap(([name, attribute]) => {
    const next = attribute.target ?? attribute.component;
    if (isPrivate(name, attribute))
      return [[name], ...(next === undefined ? [] : ofPeople.map((field) => [name, field]))];
    if (next === undefined || depth === 0) return [];
    return privatePaths(next, depth - 1).map((rest) => [name, ...rest]);
  });
}

function readable(): { uid: string; path: string }[] {
  return Object.values(app.strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::') && app.strapi.apis[uid.split(/::|\./)[1] ?? '']?.routes)
    .map(({ uid, kind, info }) => ({
      uid,
      path: `/api/${kind === 'singleType' ? info.singularName : info.pluralName}`,
    }))
    .filter(({ path }) =>
      app.strapi.server.listRoutes().some((route) => route.path === path && route.methods.includes('GET')),
    );
}

const brackets = (path: string[]) => path.map((step) => `[${step}]`).join('');

/** Questions about the field at the end of a path. */
function questions(path: string[]): string[] {
  const last = path.at(-1) ?? '';
  const before = path
    .slice(0, -1)
    .map((step) => `[${step}][populate]`)
    .join('');
  const holder = path
    .slice(0, -1)
    .map((step, at) => (at === 0 ? `[${step}]` : `[populate][${step}]`))
    .join('');
  const asked = [
    `filters${brackets(path)}[$notNull]=true`,
    `filters${brackets(path)}[$startsWith]=a`,
    `filters[$not]${brackets(path)}[$eq]=1`,
    `filters[$or][0]${brackets(path)}[$contains]=a`,
    `sort=${path.join('.')}`,
    `sort${brackets(path)}=desc`,
    `populate${before}[${last}]=true`,
    `populate=${path.join('.')}`,
  ];
  return holder === ''
    ? [...asked, `fields[0]=${last}`, `fields=${last}`]
    : [
        ...asked,
        `populate${holder}[fields][0]=${last}`,
        `populate${holder}[filters][${last}][$notNull]=true`,
      ];
}

/** Each field by two kinds of questions, and each kind by many fields. */
function someQuestions(path: string[], at: number): string[] {
  const all = questions(path);
  return all.filter((_, kind) => kind % 5 === at % 5);
}

describe('a question about a private field', () => {
  it('is rejected for every type, in words that reveal nothing of it', async () => {
    const types = readable();
    expect(types.length).toBeGreaterThan(20);
    let asked = 0;
    const responded: string[] = [];
    for (const { uid, path } of types) {
      const paths = privatePaths(uid);
      for (const query of new Set(paths.flatMap(isSoak ? questions : someQuestions))) {
        const { status, body } = await ask(app, 'GET', `${path}?${query}`);
        asked += 1;
        if (status !== 400) responded.push(`${status} ${path}?${query}`);
        else if (/select |sqlite|constraint|column/i.test(JSON.stringify(body)))
          responded.push(`${JSON.stringify(body)} ${path}?${query}`);
      }
    }
    expect(asked).toBeGreaterThan(isSoak ? 2500 : 500);
    expect(responded).toEqual([]);
  }, 120_000);

  it('is rejected for its field alone: the same question about a public field gets a response', async () => {
    for (const query of [...questions(['name']), ...questions(['pavilion', 'name'])]) {
      // Only relations and components are populated, and no single field is.
      if (query.startsWith('populate') && !query.includes('fields') && !query.includes('filters')) continue;
      const { status } = await ask(app, 'GET', `/api/exhibitors?${query}`);
      expect([query, status]).toEqual([query, 200]);
    }
  });
});

describe('GET /users/me', () => {
  it.each([
    'populate=*',
    'populate=role',
    'populate[role][populate]=users',
    'populate[role][populate][users][fields][0]=email',
    'populate=exhibitor',
    'populate[exhibitor][fields][0]=internalNote',
    'populate=createdBy',
    'fields[0]=password',
    'fields[0]=pendingEmail',
    'fields[0]=providerSubject',
    'filters[password][$startsWith]=$2',
    'filters[role][users][email][$contains]=a',
    'filters[exhibitor][internalNote][$contains]=a',
    'filters[newAddressToken][$notNull]=true',
    'filters[createdBy][email][$contains]=a',
    'sort=password',
    'sort=role.users.email',
    '_q=a',
    '_q=niemand-heet-zo',
    'filters[email]=niemand@bezoeker.example',
    'filters[0][email]=a',
    'filters[$and][0][createdAt][$eq]=gisteren',
  ])('reveals nothing of other people: %s', async (query) => {
    const plain = await ask(app, 'GET', '/api/users/me', { token: person.token });
    const { status, body } = await ask(app, 'GET', `/api/users/me?${query}`, { token: person.token });
    expect([200, 400]).toContain(status);
    if (status === 200) expect(body).toEqual(plain.body);
    else expect(JSON.stringify(body)).not.toContain('@');
  });
});
