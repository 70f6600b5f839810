import { autocompleteOf, fieldKindOf, fieldKinds, ruleNameOf, rules } from 'beursvloer-domain/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type ApiResponse, type App } from '../harness/app';
import { signInAsEditor } from '../harness/admin-account';
import { sharedApp } from '../harness/shared-app';

/** Forms as editors write them, through the admin's own API. */
let app: App;
let token: string;
const forms = '/content-manager/collection-types/api::form.form';

beforeAll(async () => {
  app = await sharedApp();
  token = await signInAsEditor(app);
});

const save = (data: object) => ask(app, 'POST', forms, { token, body: data });
const text = (name: string, more: object = {}) => ({ label: name, name, kind: 'Tekst', ...more });

interface Faults {
  error: { message: string; details: { errors: { path: string[]; message: string }[] } };
}
const pathsOf = ({ body }: ApiResponse) =>
  (body as Faults).error.details.errors.map(({ path }) => path.join('.'));

function documentIdOf({ body }: ApiResponse): string {
  const id = JSON.stringify(body).match(/"documentId":"([^"]+)"/)?.[1];
  if (id === undefined) throw new Error(`There is no document in ${JSON.stringify(body)}`);
  return id;
}

const versions = (form: string) =>
  app.strapi.db.query('api::form-version.form-version').findMany({ where: { form }, orderBy: 'version' });

describe('the words of the content model', () => {
  it('name every rule and every kind of field of the shared rules, each once', () => {
    expect(Object.values(ruleNameOf).sort()).toEqual(Object.keys(rules).sort());
    expect(Object.values(fieldKindOf).sort()).toEqual([...fieldKinds].sort());
  });

  it('are the ones that an editor can choose', () => {
    const enumOf = (uid: string, name: string) =>
      Reflect.get(app.strapi.components, uid).attributes[name].enum;
    expect(enumOf('form.rule', 'rule')).toEqual(Object.keys(ruleNameOf));
    expect(enumOf('form.field', 'kind')).toEqual(Object.keys(fieldKindOf));
    expect(enumOf('form.field', 'autocomplete')).toEqual(Object.keys(autocompleteOf));
  });
});

describe('a form that visitors could not fill in', () => {
  const required = { rules: [{ rule: 'Verplicht' }] };
  it.each([
    ['has no fields', { fields: [] }, 'fields', /minstens één veld/],
    ['has two fields of one name', { fields: [text('a'), text('A')] }, 'fields.1.name', /al een veld/],
    [
      'uses a name of the form itself',
      { fields: [text('controleveld')] },
      'fields.0.name',
      /gebruikt het formulier/,
    ],
    [
      'has choices without options',
      { fields: [text('a', { kind: 'Keuze' })] },
      'fields.0.options',
      /keuzes nodig/,
    ],
    [
      'has a rule twice',
      { fields: [text('a', { rules: [...required.rules, ...required.rules] })] },
      'fields.0.rules.1.values',
      /“Verplicht” twee keer/,
    ],
    [
      'has a limit below another',
      { fields: [text('a', { rules: [{ rule: 'Tussen', values: '9\n3' }] })] },
      'fields.0.rules.0.values',
      /bovengrens/,
    ],
    [
      'has a rule without its value',
      { fields: [text('a', { rules: [{ rule: 'Tussen' }] })] },
      'fields.0.rules.0.values',
      /één waarde per regel/,
    ],
    [
      'has a field that waits for itself',
      { fields: [text('a', { showField: 'a', showValue: 'x' })] },
      'fields.0.showField',
      /een ander veld/,
    ],
    [
      'has a field that waits for a field that is not there',
      { fields: [text('a', { showField: 'b', showValue: 'x' })] },
      'fields.0.showField',
      /veld dat er niet is/,
    ],
    [
      'has a recipient that would never get mail',
      {
        fields: [text('a', { kind: 'Keuze', options: [{ label: 'Ja' }] })],
        recipients: [{ email: 'a@beurs.example', field: 'a', value: 'Nee' }],
      },
      'recipients.0.value',
      /nooit mail/,
    ],
  ])('is not stored, not even as a draft, when it %s', async (_why, data, path, message) => {
    const before = await app.strapi.db.query('api::form.form').count();
    const response = await save({ title: 'Formulier', retentionDays: 10, ...data });
    expect(response.status).toBe(400);
    expect((response.body as Faults).error.message).toMatch(message);
    expect(pathsOf(response)).toContain(path);
    expect(await app.strapi.db.query('api::form.form').count()).toBe(before);
  });

  it('keeps what it was when a change would break it', async () => {
    const documentId = documentIdOf(await save({ title: 'Heel', fields: [text('a')], retentionDays: 10 }));
    const target = `${forms}/${documentId}`;
    const broken = await ask(app, 'PUT', target, { token, body: { fields: [text('a'), text('a')] } });
    expect(broken.status).toBe(400);
    const stored = await app.strapi.documents('api::form.form').findOne({ documentId, populate: ['fields'] });
    expect(stored?.fields).toHaveLength(1);
  });
});

it('a translation without fields is stored, and visitors get the Dutch fields under its title', async () => {
  const documentId = documentIdOf(await save({ title: 'Vertaald', fields: [text('a')], retentionDays: 10 }));
  const documents = app.strapi.documents('api::form.form');
  await documents.publish({ documentId, locale: 'nl' });
  const data: object = { title: 'Translated' };
  await documents.update({ documentId, locale: 'en', data, status: 'published' });
  const stored = await versions(documentId);
  expect(stored.at(-1).definition).toMatchObject({
    nl: { title: 'Vertaald', fields: [{ name: 'a' }] },
    en: { title: 'Translated', fields: [{ name: 'a' }] },
  });
});

it('a field without a name gets one from its question, also when two questions are alike', async () => {
  const fields = [{ label: 'Uw naam?' }, { label: 'Uw naam' }, { label: '1 ding' }].map((field) => ({
    ...field,
    kind: 'Tekst',
  }));
  const documentId = documentIdOf(await save({ title: 'Zonder namen', fields, retentionDays: 10 }));
  const stored = await app.strapi.documents('api::form.form').findOne({ documentId, populate: ['fields'] });
  expect(stored).toMatchObject({ fields: [{ name: 'uw-naam' }, { name: 'uw-naam-2' }, { name: 'ding' }] });
});

describe('the version of a form', () => {
  it('counts publications that change a question, an option or a rule, and no others', async () => {
    const fields = [text('a', { kind: 'Keuze', options: [{ label: 'Ja' }, { label: 'Nee' }] })];
    const made = await save({ title: 'Telt', fields, retentionDays: 10, version: 40 });
    const documentId = documentIdOf(made);
    const target = `${forms}/${documentId}`;
    const publish = () => ask(app, 'POST', `${target}/actions/publish`, { token, body: {} });
    const change = (body: object) => ask(app, 'PUT', target, { token, body });
    const number = async () => {
      const { body } = await ask(app, 'GET', `/api/forms?filters[documentId][$eq]=${documentId}`);
      return (body as { data: [{ version: number }] }).data[0].version;
    };

    expect(await versions(documentId)).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect(await number()).toBe(1);
    await change({ confirmationText: 'Dank u.', version: 9 });
    await publish();
    expect(await number()).toBe(1);
    await change({
      fields: [text('a', { kind: 'Keuze', options: [{ label: 'Ja' }, { label: 'Misschien' }] })],
    });
    expect(await versions(documentId)).toHaveLength(1);
    await publish();
    expect(await number()).toBe(2);
    const [first, second] = await versions(documentId);
    expect(first.definition.nl.fields[0].options).toEqual(['Ja', 'Nee']);
    expect(second.definition.nl.fields[0].options).toEqual(['Ja', 'Misschien']);
  });

  it('leaves a published form without changes in the admin', async () => {
    const [form] = await app.strapi.documents('api::form.form').findMany({ filters: { slug: 'vraag' } });
    const { body } = await ask(app, 'GET', `${forms}/${form?.documentId}`, { token });
    expect(body).toMatchObject({ data: { version: 1, status: 'published' } });
  });
});

describe('the content API', () => {
  it('gives a published form with its fields, rules and options', async () => {
    const target =
      '/api/forms?filters[slug][$eq]=vraag&populate[fields][populate][0]=options&populate[fields][populate][1]=rules';
    const { body } = await ask(app, 'GET', target);
    expect(body).toMatchObject({
      data: [
        {
          title: 'Stel uw vraag',
          version: 1,
          fields: [
            { name: 'onderwerp', kind: 'Keuzelijst', options: [{ value: 'stand' }, { value: 'anders' }] },
            { name: 'standnummer', showField: 'onderwerp', showValue: 'stand' },
            { name: 'email', rules: [{ rule: 'Verplicht' }, { rule: 'E-mailadres' }] },
            { name: 'bericht', rules: [{ rule: 'Verplicht' }, { values: '3\n4000' }] },
          ],
        },
      ],
    });
  });

  it('never says who gets the submissions, what they get, or how long they are stored', async () => {
    for (const query of ['populate=*', 'populate[fields][populate]=*', '']) {
      const { status, body } = await ask(app, 'GET', `/api/forms?${query}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/geheim|recipients|retention|confirmationMail|organiserOnly/i);
    }
    for (const query of ['populate=recipients', 'filters[retentionDays][$gt]=1', 'sort=organiserOnly'])
      expect((await ask(app, 'GET', `/api/forms?${query}`)).status).toBe(400);
  });
});
