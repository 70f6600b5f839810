import type { UID } from '@strapi/strapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { choiceOf } from '../../src/platform/documents/keyed-choices';
import { ask, type App } from '../harness/app';
import { purgesOf } from '../harness/purges';
import { sharedApp } from '../harness/shared-app';

type Row = Record<string, unknown>;
interface Attribute {
  type: string;
  relation?: string;
  target?: UID.ContentType;
  component?: UID.Component;
  components?: UID.Component[];
  repeatable?: boolean;
  required?: boolean;
  unstable_virtual?: boolean;
  default?: unknown;
  enum?: string[];
}
interface Step {
  name: string;
  component: UID.Component;
  kind: 'one' | 'many' | 'zone';
}
/** One relation between types with drafts, from its document down through components. */
interface Case {
  uid: UID.ContentType;
  steps: Step[];
  field: string;
  isMany: boolean;
  target: UID.ContentType;
}

let app: App;
let cases: Case[] = [];
let count = 0;

beforeAll(async () => {
  app = await sharedApp();
  cases = typesWithDrafts().flatMap((uid) => casesOf(uid, uid, []));
});

describe('a relation between types with drafts', () => {
  it('is found in every type that has one, also in components and blocks', () => {
    const found = cases.map(({ uid, steps, field }) =>
      [uid, ...steps.map(({ name }) => name), field].join(' '),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'api::session.session speakers speaker',
        'api::session.session exhibitors',
        'api::session.session pavilion',
        'api::exhibitor.exhibitor pavilion',
        'api::pavilion.pavilion sessions',
        'api::interview.interview speaker',
        'api::vacancy.vacancy exhibitor',
        'api::news-article.news-article exhibitors',
        'api::page.page blocks exhibitors',
        'api::page.page blocks form',
      ]),
    );
    expect(found.length).toBeGreaterThanOrEqual(15);
  });

  it('appears when the other document is published, in its place, whichever comes first', async () => {
    const lost: Row = {};
    for (const one of cases) {
      const seen = await lifeOf(one);
      const wrong = Object.entries(seen).filter(([, { is, meant }]) => is.join() !== meant.join());
      if (wrong.length > 0) lost[nameOf(one)] = Object.fromEntries(wrong);
    }
    expect(lost).toEqual({});
  }, 120_000);
});

/** Takes a relation through every order of publishing, with the names seen and meant after each step. */
async function lifeOf(one: Case): Promise<Record<string, { is: string[]; meant: string[] }>> {
  const targets = [];
  for (const name of one.isMany ? ['a', 'b', 'c'] : ['b'])
    targets.push({ name, id: await create(one.target) });
  const nameOfId = new Map(targets.map(({ name, id }) => [id, name]));
  const ids = targets.map(({ id }) => id);
  const late = targets.find(({ name }) => name === 'b')?.id ?? '';
  const others = one.isMany ? ['a', 'c'] : [];
  const all = targets.map(({ name }) => name);
  for (const id of ids) if (id !== late) await publish(one.target, id);

  const documentId = await create(one.uid, withRelation(one, ids));
  const seen: Record<string, { is: string[]; meant: string[] }> = {};
  const look = async (step: string, meant: string[]) => {
    const is = (await idsIn(one, documentId)).map((id) => nameOfId.get(id) ?? id);
    seen[step] = { is, meant };
  };
  await publish(one.uid, documentId);
  await look('published before the other', others);
  await publish(one.target, late);
  await look('after the other was published', all);
  const instants = await Promise.all(
    (['draft', 'published'] as const).map((status) => document(one.uid).findOne({ documentId, status })),
  );
  expect(instants[0]?.updatedAt, nameOf(one)).toEqual(instants[1]?.updatedAt);
  await document(one.target).unpublish({ documentId: late });
  await look('after the other was taken off', others);
  await publish(one.target, late);
  await look('after the other was published again', all);
  await document(one.uid).unpublish({ documentId });
  await publish(one.uid, documentId);
  await look('published again after the other', all);
  await document(one.target).unpublish({ documentId: late });
  await publish(one.uid, documentId);
  await look('published again without the other', others);
  await publish(one.target, late);
  await look('after the other came last', all);
  expect(await app.strapi.db.query('api::pending-relation.pending-relation').count(), nameOf(one)).toBe(0);
  return seen;
}

describe('what waits', () => {
  const session = (more: Row): Row => ({ ...fieldsOf('api::session.session'), ...more });
  const speakersOf = async (documentId: string, status: 'draft' | 'published' = 'published') => {
    const found = await document('api::session.session').findOne({
      documentId,
      status,
      populate: { speakers: { populate: ['speaker'] } },
    });
    const list: { role: string; speaker: { name: string } | null }[] = found?.speakers ?? [];
    return list.map(({ speaker }) => speaker?.name ?? null);
  };
  const speaker = (name: string) => create('api::speaker.speaker', { name });

  it('is what the published version meant: a later change of the draft is not published with it', async () => {
    const [piet, anna] = [await speaker('Piet'), await speaker('Anna')];
    const documentId = await create('api::session.session', session({ speakers: [{ speaker: piet }] }));
    await publish('api::session.session', documentId);
    await document('api::session.session').update({
      documentId,
      data: { title: 'Nog niet', speakers: [{ speaker: anna }] } as never,
    });
    await publish('api::speaker.speaker', anna);
    expect(await speakersOf(documentId)).toEqual([null]);
    await publish('api::speaker.speaker', piet);
    expect(await speakersOf(documentId)).toEqual(['Piet']);
    expect(await speakersOf(documentId, 'draft')).toEqual(['Anna']);
    const [draft, published] = await Promise.all(
      (['draft', 'published'] as const).map((status) =>
        document('api::session.session').findOne({ documentId, status }),
      ),
    );
    expect(published?.title).not.toBe('Nog niet');
    expect(new Date(String(draft?.updatedAt)).getTime()).toBeGreaterThan(
      new Date(String(published?.updatedAt)).getTime(),
    );
  });

  it('stays in the draft when its changes are discarded', async () => {
    const piet = await speaker('Blijver');
    const documentId = await create('api::session.session', session({ speakers: [{ speaker: piet }] }));
    await publish('api::session.session', documentId);
    await document('api::session.session').discardDraft({ documentId });
    expect(await speakersOf(documentId, 'draft')).toEqual(['Blijver']);
    await publish('api::speaker.speaker', piet);
    expect(await speakersOf(documentId)).toEqual(['Blijver']);
  });

  it('ends with either document', async () => {
    const piet = await speaker('Weg');
    const documentId = await create('api::session.session', session({ speakers: [{ speaker: piet }] }));
    const waiting = () => app.strapi.db.query('api::pending-relation.pending-relation').count();
    await publish('api::session.session', documentId);
    expect(await waiting()).toBe(1);
    await document('api::session.session').unpublish({ documentId });
    expect(await waiting()).toBe(0);
    await publish('api::session.session', documentId);
    await document('api::speaker.speaker').delete({ documentId: piet });
    expect(await waiting()).toBe(0);
  });

  it('reaches visitors: the public API has it, and the pages that show it are stale', async () => {
    const piet = await speaker('Publiek');
    const documentId = await create('api::session.session', session({ speakers: [{ speaker: piet }] }));
    await publish('api::session.session', documentId);
    const purges = await purgesOf(app, () => publish('api::speaker.speaker', piet));
    const tags = purges.flatMap((purge) => purge.tags);
    expect(tags).toEqual(expect.arrayContaining(['sessions', documentId]));
    const query = `filters[documentId]=${documentId}&populate[speakers][populate]=speaker`;
    const { body } = await ask(app, 'GET', `/api/sessions?${query}`);
    expect(body).toMatchObject({ data: [{ speakers: [{ speaker: { name: 'Publiek' } }] }] });
  });

  it('goes by language', async () => {
    const piet = await speaker('Taal');
    await document('api::speaker.speaker').update({
      documentId: piet,
      locale: 'en',
      data: { position: 'Architect' } as never,
    });
    const documentId = await create('api::session.session', session({ speakers: [{ speaker: piet }] }));
    await publish('api::session.session', documentId);
    await document('api::speaker.speaker').publish({ documentId: piet, locale: 'en' });
    expect(await speakersOf(documentId)).toEqual([null]);
    await document('api::speaker.speaker').publish({ documentId: piet, locale: '*' });
    expect(await speakersOf(documentId)).toEqual(['Taal']);
  });
});

function typesWithDrafts(): UID.ContentType[] {
  return Object.values(app.strapi.contentTypes)
    .filter(({ options }) => options?.draftAndPublish)
    .map(({ uid }) => uid);
}

function attributesOf(uid: UID.Schema): Record<string, Attribute> {
  return app.strapi.getModel(uid).attributes as unknown as Record<string, Attribute>;
}

function casesOf(uid: UID.ContentType, within: UID.Schema, steps: Step[]): Case[] {
  return Object.entries(attributesOf(within)).flatMap(([name, attribute]) => {
    const { type, target, relation = '', component, components = [], repeatable } = attribute;
    if (attribute.unstable_virtual) return [];
    if (type === 'relation' && target && typesWithDrafts().includes(target))
      return [{ uid, steps, field: name, isMany: relation.endsWith('ToMany'), target }];
    if (type === 'component' && component) {
      const kind: Step['kind'] = repeatable ? 'many' : 'one';
      return casesOf(uid, component, [...steps, { name, component, kind }]);
    }
    return components.flatMap((block) =>
      casesOf(uid, block, [...steps, { name, component: block, kind: 'zone' }]),
    );
  });
}

function nameOf({ uid, steps, field }: Case): string {
  return [uid, ...steps.map(({ component }) => component), field].join(' ');
}

/** The least that a document or component of this schema can be saved and published with. */
function fieldsOf(uid: UID.Schema): Row {
  count += 1;
  if (uid === 'api::session.session')
    return {
      title: `Sessie ${count}`,
      kind: 'Workshop',
      day: '2027-02-09',
      startTime: '10:00:00.000',
      endTime: '11:00:00.000',
    };
  const fields: Row = uid === 'api::form.form' ? { fields: [fieldsOf('form.field')] } : {};
  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    const { type, required, enum: values = [], component, repeatable, ...rest } = attribute;
    const isTitle = uid.startsWith('api::') && ['name', 'title', 'question'].includes(name);
    if ((!required && !isTitle) || rest.default !== undefined || type === 'uid') continue;
    if (type === 'component' && component)
      fields[name] = repeatable ? [fieldsOf(component)] : fieldsOf(component);
    else fields[name] = choiceOf(attribute) ? 'Overheid' : valueOf(type, values);
  }
  return fields;
}

function valueOf(type: string, values: string[]): unknown {
  const known: Record<string, unknown> = {
    string: `Tekst ${count}`,
    text: `Tekst ${count}`,
    email: 'post@beurs.example',
    boolean: true,
    integer: 1,
    date: '2027-02-09',
    time: '10:00:00.000',
    datetime: '2027-02-09T10:00:00.000Z',
    enumeration: values[0],
    blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }],
  };
  if (!(type in known)) throw new Error(`The test has no value of the type ${type}.`);
  return known[type];
}

/** The fields with a relation in them; in lists of components it stands in the second. */
function withRelation({ uid, steps, field, isMany }: Case, ids: string[]): Row {
  const inner = (rest: Step[]): Row => {
    const [step, ...more] = rest;
    if (!step) return { [field]: isMany ? ids : (ids[0] ?? null) };
    const component = { ...fieldsOf(step.component), ...inner(more) };
    if (step.kind === 'one') return { [step.name]: component };
    const mark = step.kind === 'zone' ? { __component: step.component } : {};
    return {
      [step.name]: [
        { ...mark, ...fieldsOf(step.component) },
        { ...mark, ...component },
      ],
    };
  };
  return { ...fieldsOf(uid), ...inner(steps) };
}

/** The targets in the published version, in order. */
async function idsIn({ uid, steps, field }: Case, documentId: string): Promise<string[]> {
  const populate = steps.reduceRight<Row>(
    (inside, { name, kind, component }) =>
      kind === 'zone'
        ? { [name]: { on: { [component]: { populate: inside } } } }
        : { [name]: { populate: inside } },
    { [field]: { fields: ['documentId'] } },
  );
  const found: unknown = await document(uid).findOne({ documentId, status: 'published', populate } as never);
  let values = [found];
  for (const name of [...steps.map((step) => step.name), field])
    values = values.flatMap((value) => (value as Row | null)?.[name] ?? []);
  return values.map((value) => String((value as Row).documentId));
}

function document(uid: UID.ContentType) {
  return app.strapi.documents(uid);
}

async function create(uid: UID.ContentType, data: Row = {}): Promise<string> {
  const made = await document(uid).create({ data: { ...fieldsOf(uid), ...data } as never });
  return made.documentId;
}

async function publish(uid: UID.ContentType, documentId: string): Promise<void> {
  await document(uid).publish({ documentId });
}
