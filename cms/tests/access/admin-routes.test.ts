import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { openOutsideApi } from '../harness/endpoints';
import { signInAs } from '../harness/admin-account';
import { sharedApp } from '../harness/shared-app';

/** Every route of our own in the admin, tried with the permissions that a role can have. */
let app: App;
let token: string;
let role: number;

beforeAll(async () => {
  app = await sharedApp();
  const made = await app.strapi
    .service('admin::role')
    .create({ code: 'proef', name: 'Proef', description: 'Heeft steeds één recht.' });
  role = made.id;
  token = await signInAs(app, 'proef');
});

interface Permission {
  action: string;
  subject: string | null;
  properties?: object;
}

/** Gives the role these permissions alone. */
async function permit(...permissions: Permission[]): Promise<void> {
  const query = app.strapi.db.query('admin::permission');
  await app.strapi.db.transaction(async () => {
    await query.deleteMany({ where: { role: { id: role } } });
    for (const { properties = {}, ...rest } of permissions)
      await query.create({ data: { ...rest, properties, conditions: [], role } });
  });
}

interface Route {
  method: string;
  path: string;
}

const everybody = null;
/**
 * The subjects of the routes below a path. A path that is not here fails a test: its author has to decide.
 */
const about: Record<string, readonly string[] | typeof everybody> = {
  'form-worklist': ['submissions', 'organiser-submissions', 'contracts', 'orders'],
  'form-uploads': ['form-files'],
  audit: ['audit'],
  'visitors-overview': ['registrations'],
  statistics: ['statistics'],
  newsletter: ['newsletter'],
  'session-places': ['session-places'],
  announcements: ['announcements'],
  'programme-import': ['programme-import'],
  'timed-jobs': ['timed-jobs'],
  'given-up': ['deliveries'],
  lists: everybody,
  demo: everybody,
  'new-fair': everybody,
  'fair-move': everybody,
  'new-edition': everybody,
  brand: everybody,
  'mail-texts': everybody,
  'list-imports': everybody,
  'album-photos': everybody,
  editor: everybody,
  'page-menus': everybody,
};
/**
 * A test of a form is for who may change what is sent with it; one that is not there is like any other. An empty list is for who
 * may import it.
 */
const exceptions: Record<string, string[]> = {
  'POST /form-worklist/forms/:documentId/test': ['api::submissions.update'],
  'GET /programme-import/empty': ['api::programme-import.update'],
};
/** Routes for who has one of several permissions of the content manager, not one of ours. */
const writes = /^plugin::content-manager\.explorer\.(create|update)$/;
const publishesPages = ({ action, subject }: Permission) =>
  action === 'plugin::content-manager.explorer.publish' && subject === 'api::page.page';
/** The organiser is whoever may change the data of the fair itself. */
const changesTheFair = ({ action, subject }: Permission) =>
  action === 'plugin::content-manager.explorer.update' && subject === 'api::site-setting.site-setting';
const publishesBrand = ({ action, subject }: Permission) =>
  action === 'plugin::content-manager.explorer.publish' && subject === 'api::brand.brand';
const openedByContent: Record<string, (permission: Permission) => boolean> = {
  'GET /editor/links': ({ action, subject }) => writes.test(action) && subject?.startsWith('api::') === true,
  'GET /demo': changesTheFair,
  'POST /demo/removal': changesTheFair,
  'GET /brand/pages': ({ action, subject }) =>
    action === 'plugin::content-manager.explorer.read' && subject === 'api::brand.brand',
  'GET /brand/previous': publishesBrand,
  'POST /brand/previous': publishesBrand,
  'GET /new-fair': changesTheFair,
  'GET /new-fair/server': changesTheFair,
  'PUT /new-fair': changesTheFair,
  'POST /new-fair': changesTheFair,
  'GET /fair-move': changesTheFair,
  'POST /fair-move/plan': changesTheFair,
  'POST /fair-move': changesTheFair,
  'GET /new-edition': changesTheFair,
  'POST /new-edition/plan': changesTheFair,
  'POST /new-edition': changesTheFair,
  'GET /mail-texts': changesTheFair,
  'GET /mail-texts/:name/:language': changesTheFair,
  'PUT /mail-texts/:name/:language': changesTheFair,
  'POST /mail-texts/:name/:language/reset': changesTheFair,
  'POST /mail-texts/:name/:language/preview': changesTheFair,
  'POST /mail-texts/:name/:language/test': changesTheFair,
  'GET /page-menus/:documentId': publishesPages,
  'PUT /page-menus/:documentId': publishesPages,
  'DELETE /page-menus/:documentId/:menu': publishesPages,
};
const firstOf = (path: string) => path.split('/')[1] ?? '';

/** Routes that no part of Strapi made. */
function ownRoutes(): Route[] {
  const stock = new Set([...Object.keys(app.strapi.plugins), 'admin', 'api']);
  const routes: { path: string; methods: string[] }[] = app.strapi.server.listRoutes();
  return (
    routes
      .filter(({ path }) => !stock.has(firstOf(path)))
      // One route of Strapi is there for every method.
      .flatMap(({ path, methods }) =>
        (methods.length > 10 ? ['GET'] : methods).map((method) => ({ method, path })),
      )
      .filter(({ method, path }) => method !== 'HEAD' && !openOutsideApi.has(`${method} ${path}`))
  );
}

/** The permissions that open a route; null for one that every administrator may use. */
function openedBy({ method, path }: Route): string[] | null {
  const exception = exceptions[`${method} ${path}`];
  if (exception) return exception;
  const subjects = about[firstOf(path)];
  if (subjects === undefined) throw new Error(`Nobody decided who may use ${method} ${path}.`);
  const verb = path.endsWith('/export') ? 'export' : method === 'GET' ? 'read' : 'update';
  return subjects && subjects.map((subject) => `api::${subject}.${verb}`);
}

function allPermissions(): Permission[] {
  const provider = app.strapi.service('admin::permission').actionProvider;
  const actions: { actionId: string; subjects?: string[] }[] = provider.values();
  return actions.flatMap(({ actionId: action, subjects }): Permission[] =>
    subjects ? subjects.map((subject) => ({ action, subject })) : [{ action, subject: null }],
  );
}
const isOwn = ({ action }: Permission) => action.startsWith('api::');

/** Their permissions opened pages of ours once. */
const former = new Set([
  'api::form.form',
  'api::site-setting.site-setting',
  'api::visitor-crew.visitor-crew',
]);

/**
 * Sets of permissions that are tried: each of ours on its own, with every other one of the admin together: permissions only
 * add, so what all of those do not open, none of them opens. Those that opened something once are tried on their own as well.
 */
function tried(): [own: Permission | null, others: Permission[]][] {
  const all = allPermissions();
  const others = all.filter((one) => !isOwn(one));
  const title = {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::form.form',
    properties: { fields: ['title'], locales: ['nl'] },
  };
  const alone = others.filter(({ subject }) => subject !== null && former.has(subject));
  return [
    [null, []],
    [null, others],
    ...[title, ...alone].map((one): [null, Permission[]] => [null, [one]]),
    ...all.filter(isOwn).map((one): [Permission, Permission[]] => [one, []]),
  ];
}

async function statusOf({ method, path }: Route): Promise<number> {
  const target = path.replace(/:id/g, '999999999').replace(/:\w+/g, 'x'.repeat(24));
  const { status } = await ask(app, method, `${target}?format=csv&als=csv`, {
    token,
    ...(method !== 'GET' && method !== 'DELETE' && { body: {} }),
  });
  return status;
}

describe('a route of our own in the admin', () => {
  it('is known, and there are some of every kind', () => {
    const routes = ownRoutes();
    expect(new Set(routes.map(({ path }) => firstOf(path)))).toEqual(new Set(Object.keys(about)));
    expect(() => routes.map(openedBy)).not.toThrow();
    const opening = new Set(routes.flatMap((route) => openedBy(route) ?? []));
    // Each permission of the screen of roles opens something; one of them is asked of documents, not of a route.
    const known = allPermissions().filter(isOwn);
    expect(known.map(({ action }) => action).filter((action) => !opening.has(action))).toEqual([
      'api::organiser-forms.update',
    ]);
  });

  it('opens with each permission that is meant for it, and with no other', async () => {
    const routes = ownRoutes();
    const wrong: string[] = [];
    for (const [own, others] of tried()) {
      await permit(...(own ? [own] : []), ...others);
      for (const route of routes) {
        const status = await statusOf(route);
        const needed = openedBy(route);
        const byContent = openedByContent[`${route.method} ${route.path}`];
        const isMeant = byContent
          ? others.some(byContent)
          : needed === null || (own !== null && needed.includes(own.action));
        if (status >= 500 || status === 401 || (status === 403) === isMeant)
          wrong.push(
            `${route.method} ${route.path}: ${status} with ${JSON.stringify(own ?? others.slice(0, 3))}`,
          );
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('is closed without an account', async () => {
    for (const { method, path } of ownRoutes())
      expect([path, (await ask(app, method, path, method === 'GET' ? {} : { body: {} })).status]).toEqual([
        path,
        401,
      ]);
  });
});

describe('a kind of submission', () => {
  const kinds = {
    submissions: { form: 'formuliera', organiserOnly: false },
    'organiser-submissions': { form: 'formulierb', organiserOnly: true },
    contracts: { form: 'contract', organiserOnly: true },
    orders: { form: 'order', organiserOnly: true },
  };
  const all = Object.keys(kinds);
  const content = { subject: 'Proef', greeting: 'Dag,', paragraphs: [] };
  const ids: Record<string, number> = {};
  const files: Record<string, string> = {};

  beforeAll(async () => {
    for (const [kind, { form, organiserOnly }] of Object.entries(kinds)) {
      const query = new URLSearchParams({ form, field: 'cv', name: 'cv.pdf' });
      const response = await fetch(`${app.url}/api/form-uploads?${query}`, {
        method: 'POST',
        body: Buffer.from('%PDF-1.7\nx'),
        headers: {
          'content-type': 'application/octet-stream',
          'x-beursvloer-uploads': 'test-secret-of-the-purges',
        },
      });
      files[kind] = ((await response.json()) as { data: { id: string } }).data.id;
      const row = await app.strapi.db.query('api::form-submission.form-submission').create({
        data: {
          documentId: `document ${kind}`,
          receipt: `soort ${kind}.`,
          form,
          formTitle: 'Proef',
          version: 1,
          language: 'nl',
          values: {},
          copy: [],
          searchText: 'soort',
          state: 'nieuw',
          isTest: false,
          withoutCaptcha: false,
          organiserOnly,
          sentAt: Date.now(),
          expiresAt: Date.now() + 1_000_000,
        },
      });
      ids[kind] = row.id;
      await app.strapi.db
        .query('api::form-upload.form-upload')
        .updateMany({ where: { uploadId: files[kind] }, data: { submission: `document ${kind}` } });
      await app.strapi.db.connection('deliveries').insert({
        kind: 'mail',
        key: `mail ${kind}`,
        about: `soort ${kind}.`,
        recipient: 'x@beurs.example',
        owner: row.id,
        state: 'mislukt',
        attempts: 10,
        error: 'Vol',
        settled_at: Date.now(),
        due_at: Date.now(),
        payload: JSON.stringify({ content, replyTo: null }),
      });
    }
  });

  /** The kinds whose receipt is in a text. */
  const kindsIn = (body: unknown) => all.filter((kind) => JSON.stringify(body).includes(`soort ${kind}.`));
  const may = (subject: string, verb: string) => ({ action: `api::${subject}.${verb}`, subject: null });

  it.each(all)('%s is seen, changed, exported and downloaded with its own permission alone', async (kind) => {
    const list = async () => kindsIn((await ask(app, 'GET', '/form-worklist?q=soort', { token })).body);
    const csv = async () =>
      kindsIn((await ask(app, 'GET', '/form-worklist/export?format=csv&q=soort', { token })).body);
    const changed = async () => {
      const tried = await Promise.all(
        all.map(async (one) => {
          const target = `/form-worklist/submissions/${ids[one]}`;
          return [one, (await ask(app, 'PUT', target, { token, body: { note: 'x' } })).status] as const;
        }),
      );
      return tried.flatMap(([one, status]) => (status === 200 ? [one] : []));
    };
    const downloaded = async () => {
      const tried = await Promise.all(
        all.map(
          async (one) =>
            [one, (await ask(app, 'GET', `/form-uploads/${files[one]}`, { token })).status] as const,
        ),
      );
      return tried.flatMap(([one, status]) => (status === 200 ? [one] : []));
    };
    await permit(may(kind, 'read'), may('form-files', 'read'));
    expect([await list(), await csv(), await changed(), await downloaded()]).toEqual([
      [kind],
      [],
      [],
      [kind],
    ]);
    await permit(may(kind, 'read'));
    expect(await downloaded()).toEqual([]);
    await permit(may('form-files', 'read'));
    expect(await downloaded()).toEqual([]);
    await permit(may(kind, 'export'));
    expect([await list(), await csv(), await changed()]).toEqual([[], [kind], []]);
    await permit(may(kind, 'update'));
    expect([await list(), await csv(), await changed()]).toEqual([[], [], [kind]]);
    const retry = (one: string) =>
      app.strapi.db
        .connection('deliveries')
        .where({ key: `mail ${one}` })
        .first('id')
        .then(({ id }: { id: number }) =>
          ask(app, 'POST', `/form-worklist/mails/${id}/retry`, { token, body: {} }),
        );
    for (const other of all.filter((one) => one !== kind)) expect((await retry(other)).status).toBe(404);
    expect((await retry(kind)).status).toBe(200);
  });
});

describe('the screen of roles', () => {
  it('names every permission of our own in Dutch, and the administrator has them all', async () => {
    const admin = await signInAs(app, 'strapi-super-admin');
    const { body } = await ask(app, 'GET', '/admin/permissions', { token: admin });
    const { settings } = (body as { data: { sections: { settings: Record<string, string>[] } } }).data
      .sections;
    const own = settings.filter(({ category }) => category === 'Schermen van de beurs');
    expect(own.map(({ subCategory, displayName }) => `${subCategory}: ${displayName}`)).toEqual(
      expect.arrayContaining([
        'Inzendingen van formulieren: Zien',
        'Contracten van standhouders: Wijzigen',
        'Bestellingen: Downloaden als lijst',
        'Bezoekers: Zien',
        'Statistieken: Downloaden als lijst',
      ]),
    );
    const mine = await ask(app, 'GET', '/admin/users/me/permissions', { token: admin });
    const actions = (mine.body as { data: { action: string }[] }).data.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(own.map(({ action }) => action)));
  });

  it.each([
    ['strapi-editor', ['form-files.read', 'submissions.export', 'submissions.read', 'submissions.update']],
    ['organiser', null],
  ])('gives %s what its role needs', async (code, wanted) => {
    const held: Permission[] = await app.strapi.db
      .query('admin::permission')
      .findMany({ where: { role: { code }, action: { $startsWith: 'api::' } } });
    const own = allPermissions().filter(isOwn);
    expect(held.map(({ action }) => action).sort()).toEqual(
      wanted ? wanted.map((action) => `api::${action}`) : own.map(({ action }) => action).sort(),
    );
  });
});
