import { beforeAll, expect, it } from 'vitest';
import { previewHeader, signLink } from '../../src/platform/preview/link';
import type { App } from '../harness/app';
import { modelsOf } from './canary/models';
import { questioner, type Place, type Question } from './canary/questions';
import { seeded } from '../../seed/statistics/random';
import { hideSecrets, isLeaked, type Secret, type Secrets } from './canary/secrets';
import { decisions } from '../harness/endpoints';
import { bind, makePerson, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';
import { isSoak } from '../harness/soak.mjs';
import { askExactly, spellings } from '../harness/spellings';

/**
 * Secrets are put into every private field and every draft. Then everybody sends very many queries, twice: before and
 * after every secret changed. A response that contains a secret leaks it, and so does a response that differs
 * afterwards.
 */
const seed = Number(process.env.CANARY_SEED ?? 20_270_209);
const count = Number(process.env.CANARY_QUESTIONS ?? (isSoak ? 10_000 : 400));

let app: App;
let secrets: Secrets;
const people: Record<string, Person | null> = { nobody: null };
let link: string;

beforeAll(async () => {
  app = await sharedApp();
  people.visitor = await makePerson(app, 'vic');
  people.exhibitor = await makePerson(app, 'eva');
  const [company] = await app.strapi
    .documents('api::exhibitor.exhibitor')
    .findMany({ sort: 'publicId:desc' });
  await bind(app, people.exhibitor, company?.documentId ?? '');
  await publishBrand();
  secrets = await hideSecrets(app, seeded(seed));
  link = await previewLink();
}, 120_000);

/** A fair has none of its own before an editor makes one. */
async function publishBrand(): Promise<void> {
  const documents = app.strapi.documents('api::brand.brand');
  const { documentId } = await documents.create({ data: { colour: '#0a6b3d' } });
  await documents.publish({ documentId });
}

/** A link to a draft without any secret, which opens nothing else. */
async function previewLink(): Promise<string> {
  const documents = app.strapi.documents('api::news-article.news-article');
  const data = { title: 'Te zien', slug: 'te-zien', date: '2026-11-02' };
  const { documentId } = await documents.create({ data });
  return signLink(
    {
      path: '/nieuws',
      collection: 'news-articles',
      documentId,
      locale: 'nl',
      status: 'draft',
      isPublic: false,
      expires: Date.now() + 10 * 60_000,
    },
    'test-secret-of-preview-links',
  );
}

/** Everything that anybody may read, and the URLs that hidden documents would have. */
function places(): { open: Place[]; hidden: Place[] } {
  const types = Object.values(app.strapi.contentTypes);
  const keys = [...decisions].filter(([key, decision]) => decision === 'open' && key.startsWith('GET /api/'));
  const all = keys.flatMap(([key]) => {
    const path = key.slice('GET '.length);
    const type = types.find(({ uid, kind, info }) => {
      const own = kind === 'singleType' ? info.singularName : info.pluralName;
      return uid.startsWith('api::') && own === path.split('/')[2];
    });
    return type ? [{ path, uid: type.uid }] : [];
  });
  const hidden = all.flatMap(({ path, uid }) =>
    secrets.all
      .filter((secret) => secret.uid === uid && secret.field === 'documentId')
      .map(({ value }) => ({ path: `${path}/${value}`, uid })),
  );
  return { open: all, hidden };
}

interface Asked extends Question {
  who: string;
}

async function ask(question: Asked): Promise<{ status: number; text: string }> {
  const { who, target, headers } = question;
  const token = people[who]?.token;
  const once = () =>
    askExactly(app, 'GET', target, {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    });
  // A connection that was idle while the secrets were made is closed under the first question that goes over it.
  return once().catch(once);
}

async function askAll(questions: Asked[]): Promise<{ status: number; text: string }[]> {
  const responses: { status: number; text: string }[] = [];
  for (let start = 0; start < questions.length; start += 8)
    responses.push(...(await Promise.all(questions.slice(start, start + 8).map(ask))));
  return responses;
}

function draw(): Asked[] {
  const random = seeded(seed + 1);
  const ask = questioner(modelsOf(app), secrets.all, random);
  const { open, hidden } = places();
  const own = { path: '/api/users/me', uid: 'plugin::users-permissions.user' };
  return Array.from({ length: count }, () => {
    const who = random.pick(Object.keys(people));
    const place = random.chance(0.08) ? random.pick(hidden) : random.pick(open);
    const question = ask(who !== 'nobody' && random.chance(0.03) ? own : place);
    if (random.chance(0.05)) question.headers[previewHeader] = link;
    return { ...question, target: random.chance(0.3) ? respell(question.target) : question.target, who };
  });

  function respell(target: string): string {
    const [path = '', ...query] = target.split('?');
    const spell = random.pick(Object.values(spellings));
    return [spell(path), ...query].join('?');
  }
}

/** A preview link, shown to everything that it is not for. */
function withLink(): Asked[] {
  const asks = [
    '',
    '&locale=nl',
    '&locale=nl&populate=*',
    '&locale=nl&filters[$or][0][id][$gt]=0',
    '&locale=en',
  ];
  return places().open.flatMap(({ path }) =>
    asks.flatMap((more) =>
      [path, path.toUpperCase(), `${path}/`].map((written) => ({
        who: 'nobody',
        target: `${written}?status=draft${more}`,
        headers: { [previewHeader]: link },
      })),
    ),
  );
}

/** A response without the query: an error repeats it. */
function without(text: string, { target }: Question): string {
  const values = [...new URL(target.replace(/^[^?]*/, ''), 'http://x').searchParams]
    .flat()
    .filter((value) => value.length > 3);
  return values.reduce((others, value) => others.replaceAll(value, ''), text);
}

it(`no response tells or betrays a secret, whoever asks (CANARY_SEED=${seed})`, async () => {
  const fields = new Set(secrets.all.map(({ uid, field }: Secret) => `${uid} ${field}`));
  expect(fields.size).toBeGreaterThan(100);
  const drawn = draw();
  const questions = [...drawn, ...withLink()];
  const before = await askAll(questions);
  await secrets.change();
  const after = await askAll(questions);

  const wrong = questions.flatMap((question, index) => {
    const [one, other] = [before[index], after[index]];
    const name = `${question.who} ${question.target} ${JSON.stringify(question.headers)}`;
    if (!one || !other) return [`no answer: ${name}`];
    if (one.status >= 500 || other.status >= 500) return [`${one.status}: ${name}`];
    if (isLeaked(without(one.text, question)) || isLeaked(without(other.text, question)))
      return [`tells: ${name}`];
    return one.status === other.status && one.text === other.text ? [] : [`betrays: ${name}`];
  });
  expect(wrong).toEqual([]);
  // Queries that are rejected for their form prove little.
  const responded = before.slice(0, drawn.length).filter(({ status }) => status === 200).length;
  expect(responded / drawn.length).toBeGreaterThan(0.3);
}, 1_800_000);
