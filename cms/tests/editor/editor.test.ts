import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareEditor } from '../../src/platform/editor';
import { setRoles } from '../../src/platform/editor/set-roles';
import { readViews } from '../../src/platform/editor/view';
import { signInAs } from '../harness/admin-account';
import { ask, startApp, type App } from '../harness/app';
import '../harness/features';

/**
 * The admin as editors see it: Dutch labels and help everywhere, with forms and lists that an administrator may
 * change.
 */
let app: App;

interface Stored {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

const system = [
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'publishedAt',
  'locale',
  'localizations',
  'documentId',
];

beforeAll(async () => {
  app = await startApp(inject('template'));
});
afterAll(() => app.stop());

const ownSchemas = () => [
  ...Object.values(app.strapi.contentTypes).filter(
    ({ uid, pluginOptions }) =>
      uid.startsWith('api::') &&
      !JSON.stringify(pluginOptions ?? {}).includes('"content-manager":{"visible":false'),
  ),
  ...Object.values(app.strapi.components),
];

/** The fields that an editor can be shown. */
const fieldsIn = (attributes: object) =>
  Object.entries(attributes).flatMap(([name, { visible = true }]) =>
    visible && !system.includes(name) ? [name] : [],
  );

async function stored(uid: string): Promise<Stored> {
  const kind = uid.includes('::') ? 'content_types' : 'components';
  const row: { value: string } | null = await app.strapi.db
    .query('strapi::core-store')
    .findOne({ where: { key: `plugin_content_manager_configuration_${kind}::${uid}` } });
  if (!row) throw new Error(`No configuration is stored for ${uid}.`);
  return JSON.parse(row.value);
}

describe('the admin', () => {
  it('has a view for every type and component of ours', () => {
    const views = readViews();
    expect(
      ownSchemas()
        .map(({ uid }) => uid)
        .filter((uid) => !views.has(uid)),
    ).toEqual([]);
  });

  it('names and explains every field in Dutch', async () => {
    const bare: string[] = [];
    for (const { uid, attributes } of ownSchemas()) {
      const { metadatas } = await stored(uid);
      for (const name of fieldsIn(attributes)) {
        const { edit, list } = metadatas[name] ?? { edit: {}, list: {} };
        const named = [edit.label, list.label].every(
          (label) => typeof label === 'string' && /^[A-ZÉ]/.test(label),
        );
        const explained = typeof edit.description === 'string' && edit.description.endsWith('.');
        if (!named || !explained) bare.push(`${uid} ${name}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it('puts every field in the form once, in rows of at most twelve', async () => {
    for (const { uid, attributes } of ownSchemas()) {
      const { layouts } = await stored(uid);
      const fields = fieldsIn(attributes);
      expect(
        layouts.edit
          .flat()
          .map(({ name }) => name)
          .sort(),
        uid,
      ).toEqual(fields.sort());
      for (const row of layouts.edit)
        expect(
          row.reduce((sum, { size }) => sum + size, 0),
          uid,
        ).toBeLessThanOrEqual(12);
    }
  });

  it('shows the public number and does not let it be changed', async () => {
    const { metadatas, layouts } = await stored('api::exhibitor.exhibitor');
    expect(metadatas.publicId?.edit).toMatchObject({ visible: true, editable: false });
    expect(layouts.edit.flat()).toContainEqual({ name: 'publicId', size: 4 });
  });

  it('names the main field of related entries, not their database key', async () => {
    const { metadatas } = await stored('api::exhibitor.exhibitor');
    expect(metadatas.stands?.edit.mainField).toBe('code');
    expect(metadatas.pavilion?.edit.mainField).toBe('name');
  });

  // A component is titled by the text of this field; the admin breaks on anything that is not text.
  it('titles components with a field that holds text', async () => {
    for (const { uid, attributes } of Object.values(app.strapi.components)) {
      const { settings } = await stored(uid);
      const main = Object.entries<{ type: string }>(attributes).find(
        ([name]) => name === settings.mainField,
      )?.[1];
      if (main) expect(['string', 'text', 'email', 'enumeration', 'date'], uid).toContain(main.type);
    }
  });
});

describe('a list in the admin', () => {
  it.each([
    ['exhibitor', ['name', 'kind', 'place', 'stands', 'edition'], 'name', 'ASC'],
    ['session', ['title', 'kind', 'day', 'startTime', 'room', 'edition'], 'day', 'ASC'],
    ['news-article', ['title', 'date', 'author', 'themes', 'updatedAt'], 'date', 'DESC'],
    ['redirect', ['source', 'target', 'code', 'active'], 'source', 'ASC'],
  ])('shows what an editor looks for among %s', async (name, columns, by, order) => {
    const { layouts, settings, metadatas } = await stored(`api::${name}.${name}`);
    expect(layouts.list).toEqual(columns);
    expect(settings).toMatchObject({ defaultSortBy: by, defaultSortOrder: order, pageSize: 50 });
    expect(metadatas.updatedAt?.list.label).toBe('Gewijzigd op');
  });

  it('names the languages of the content in Dutch', async () => {
    const locales = await app.strapi.plugin('i18n').service('locales').find();
    expect(locales).toEqual([
      expect.objectContaining({ code: 'nl', name: 'Nederlands' }),
      expect.objectContaining({ code: 'en', name: 'Engels' }),
    ]);
  });
});

describe('a restart', () => {
  async function everything() {
    const [store, roles, permissions] = await Promise.all([
      app.strapi.db.query('strapi::core-store').findMany({ orderBy: 'key' }),
      app.strapi.db.query('admin::role').findMany({ orderBy: 'id' }),
      app.strapi.db.query('admin::permission').findMany({ orderBy: 'id', populate: ['role'] }),
    ]);
    return { store, roles, permissions };
  }

  async function restart() {
    for (const service of ['components', 'content-types'])
      await app.strapi.plugin('content-manager').service(service).syncConfigurations();
    await prepareEditor(app.strapi);
  }

  it('changes nothing', async () => {
    const before = await everything();
    await restart();
    expect(await everything()).toEqual(before);
  });

  it('keeps what an administrator changed, and only that', async () => {
    const uid = 'api::vacancy.vacancy';
    const { settings, metadatas, layouts } = await stored(uid);
    const token = await signInAs(app, 'strapi-super-admin', 'beheer-van-weergave@beurs.example');
    const { title, ...rest } = metadatas;
    const changed = {
      settings: { ...settings, pageSize: 20 },
      metadatas: { ...rest, title: { ...title, edit: { ...title?.edit, label: 'Baan' } } },
      layouts: { ...layouts, list: ['title', 'closes'] },
    };
    const target = `/content-manager/content-types/${uid}/configuration`;
    expect(await ask(app, 'PUT', target, { token, body: changed })).toMatchObject({ status: 200 });

    await restart();
    const after = await stored(uid);
    expect(after.settings.pageSize).toBe(20);
    expect(after.metadatas.title?.edit.label).toBe('Baan');
    expect(after.metadatas.employer?.edit.label).toBe('Werkgever');
    expect(after.layouts).toEqual({ edit: layouts.edit, list: ['title', 'closes'] });
  });

  it('keeps what an administrator gave or took from a role', async () => {
    const { permissions } = await everything();
    const mayDeletePages = permissions.find(
      ({ action, subject, role }) =>
        action === 'plugin::content-manager.explorer.delete' &&
        subject === 'api::page.page' &&
        role.code === 'strapi-editor',
    );
    await app.strapi.db.query('admin::permission').delete({ where: { id: mayDeletePages.id } });
    const before = (await everything()).permissions.length;
    await restart();
    expect((await everything()).permissions.length).toBe(before);
  });

  it('gives the roles of an older version the permissions of our own pages, except where a page was closed', async () => {
    const query = app.strapi.db.query('admin::permission');
    const ownOf = async (code: string) => {
      const held = await query.findMany({ where: { role: { code }, action: { $startsWith: 'api::' } } });
      return held.map(({ action }: { action: string }) => action).sort();
    };
    const before = { organiser: await ownOf('organiser'), editor: await ownOf('strapi-editor') };
    expect(before.editor).toContain('api::submissions.read');

    /** As the version before had it: nothing of our own, in the database or remembered. */
    const goBack = async () => {
      await query.deleteMany({ where: { action: { $startsWith: 'api::' } } });
      const remembered = app.strapi.store({ type: 'core', name: 'editor_roles' });
      for (const key of ['organiser', 'strapi-editor']) {
        const value = (await remembered.get({ key })) as { action: string }[];
        await remembered.set({ key, value: value.filter(({ action }) => !action.startsWith('api::')) });
      }
    };
    await goBack();
    await setRoles(app.strapi);
    expect({ organiser: await ownOf('organiser'), editor: await ownOf('strapi-editor') }).toEqual(before);

    await goBack();
    const closed = { action: 'plugin::content-manager.explorer.read', subject: 'api::form.form' };
    await query.deleteMany({ where: { ...closed, role: { code: 'strapi-editor' } } });
    for (let starts = 0; starts < 2; starts += 1) {
      await setRoles(app.strapi);
      expect([await ownOf('strapi-editor'), await ownOf('organiser')]).toEqual([[], before.organiser]);
    }
  }, 60_000);
});
