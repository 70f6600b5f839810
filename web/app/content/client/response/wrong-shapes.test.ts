import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as account from '../../types/account';
import { listNumberedPages, listEditorPages } from '../numbered-pages';
import { listBodyTexts } from '../../types/body-text';
import { findCalendarItem, listCalendar } from '../../types/calendar-item';
import { listCatalogue } from '../../types/catalogue-item';
import { createCmsClient, type CmsClient } from '../client';
import { CmsUnavailable, type CmsVersion } from '../errors';
import { listEditions } from '../../types/edition';
import {
  findExhibitor,
  findExhibitorsInOrder,
  listExhibitors,
  listFeaturedExhibitors,
} from '../../types/exhibitor';
import { findQuestionsInOrder, listFaq, listQuestionsOfCategory } from '../../types/faq';
import { listHalls, listRooms } from '../../types/hall';
import { findInterview, listInterviews } from '../../types/interview';
import { findNewsArticle, listLatestNews, listNews, listNewsForFeed } from '../../types/news-article';
import { findPage } from '../../types/page/page';
import { listPageTexts } from '../../types/page/page-text';
import { findPavilion, listPavilions } from '../../types/pavilion';
import { listPhotoPages } from '../../types/photo-page';
import { findAlbum, listAlbums } from '../../types/photo-album';
import { findRedirect } from '../../types/redirects/redirect';
import { findRules, listRules } from '../../types/rules/rules';
import * as session from '../../types/session';
import { findShortLink } from '../../types/redirects/short-link';
import { getNavigation, getSiteSettings } from '../../types/site';
import { findSpeaker, listSpeakers } from '../../types/speaker';
import { listStands } from '../../types/stand';
import { findVacancy, listVacancies } from '../../types/vacancy';

type Question = (cms: CmsClient) => Promise<unknown>;

/** Every question for rows that the site asks. */
const questions: Record<string, Question> = {
  listEditions,
  listExhibitors,
  findExhibitor: (cms) => findExhibitor(cms, 1001),
  findExhibitorsInOrder: (cms) => findExhibitorsInOrder(cms, [1001]),
  listFeaturedExhibitors: (cms) => listFeaturedExhibitors(cms, { limit: 6 }),
  listNumberedPages: (cms) => listNumberedPages(cms, 'sessions'),
  listEditorPages,
  listBodyTexts: (cms) => listBodyTexts(cms, 'news'),
  listCalendar,
  findCalendarItem: (cms) => findCalendarItem(cms, 1),
  listCatalogue,
  listFaq,
  listQuestionsOfCategory: (cms) => listQuestionsOfCategory(cms, 'bezoek'),
  findQuestionsInOrder: (cms) => findQuestionsInOrder(cms, ['parkeren']),
  listHalls,
  listRooms,
  listInterviews,
  findInterview: (cms) => findInterview(cms, 1),
  listNews,
  listLatestNews: (cms) => listLatestNews(cms, 3),
  listNewsForFeed: (cms) => listNewsForFeed(cms, 20),
  findNewsArticle: (cms) => findNewsArticle(cms, 1),
  listPageTexts,
  findPage: (cms) => findPage(cms, 'home'),
  listPavilions,
  findPavilion: (cms) => findPavilion(cms, 1),
  listAlbums,
  listPhotoPages,
  findAlbum: (cms) => findAlbum(cms, 1),
  listRules,
  findRules: (cms) => findRules(cms, '2027.1'),
  listSessions: session.listSessions,
  findSession: (cms) => session.findSession(cms, 2001),
  listSessionsOfExhibitor: (cms) => session.listSessionsOfExhibitor(cms, 1001),
  findSessionsInOrder: (cms) => session.findSessionsInOrder(cms, [2001]),
  listFeaturedSessions: (cms) => session.listFeaturedSessions(cms),
  findShortLink: (cms) => findShortLink(cms, 'abc'),
  listSpeakers,
  findSpeaker: (cms) => findSpeaker(cms, 1),
  listStands,
  listVacancies,
  findVacancy: (cms) => findVacancy(cms, 1),
};

/** Everything else that is read as what it says. */
const others: Record<string, Question> = {
  getSiteSettings,
  getNavigation,
  findRedirect: (cms) => findRedirect(cms, '/oud', new AbortController().signal),
  getUser: account.getUser,
  getAccount: account.getAccount,
  listProviders: account.listProviders,
  listSignedInPlaces: account.listSignedInPlaces,
  listRetainedData: account.listRetainedData,
  getOwnData: account.getOwnData,
  getBelongings: account.getBelongings,
  signIn: (cms) => account.signIn(cms, 'a@b.nl', 'x'),
  register: (cms) => account.register(cms, { name: 'A', email: 'a@b.nl', password: 'x' }, ''),
  forgotPassword: (cms) => account.forgotPassword(cms, 'a@b.nl', ''),
  resetPassword: (cms) => account.resetPassword(cms, 'c', 'x'),
  changePassword: (cms) => account.changePassword(cms, 'x', 'y'),
  confirmEmail: (cms) => account.confirmEmail(cms, 'c'),
  renameAccount: (cms) => account.renameAccount(cms, 'A'),
  deleteAccount: (cms) => account.deleteAccount(cms, { password: 'x' }),
};

/** Bodies that a proxy, a wrong URL or a broken backend sends with status 200. */
const never: Record<string, string> = {
  nothing: '',
  null: 'null',
  'a number': '3',
  'an array in an array': '[[]]',
  HTML: '<!doctype html><title>Inloggen</title>',
};
const neverRows: Record<string, string> = {
  ...never,
  'an empty object': '{}',
  'no data': '{"data":null,"meta":{"pagination":{"total":0}}}',
  'an object for a list': '{"data":{"documentId":"a"},"meta":{"pagination":{"total":1}}}',
  'no meta': '{"data":[]}',
  'an array for meta': '{"data":[],"meta":[]}',
  'rows that are none': '{"data":[null,"a"],"meta":{"pagination":{"total":2}}}',
  'rows without a name': '{"data":[{"id":1}],"meta":{"pagination":{"total":1}}}',
  'a text for every number':
    '{"data":[{"documentId":"a","publicId":"1001","title":1,"name":1,"slug":1,"code":1,"version":1}],"meta":{"pagination":{"total":1}}}',
  'an error with 200': '{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}',
};
/** For questions that count. */
const neverCounted: Record<string, string> = {
  'no count': '{"data":[],"meta":{}}',
  'a count in words': '{"data":[],"meta":{"pagination":{"total":"0"}}}',
  'half a row': '{"data":[],"meta":{"pagination":{"total":0.5}}}',
  'fewer than none': '{"data":[],"meta":{"pagination":{"total":-1}}}',
  'rows that are counted and not there': '{"data":[],"meta":{"pagination":{"total":7}}}',
  'a huge count': '{"data":[{"documentId":"a"}],"meta":{"pagination":{"total":1e12}}}',
};

let server: Server;
let url: string;
let respond: (res: ServerResponse) => void;
let asked = 0;
beforeAll(async () => {
  server = createServer((req, res) => {
    asked += 1;
    req.resume().on('end', () => respond(res));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The result of a question; `logged` are the failures that reach the log. */
async function outcomeOf(question: Question, version: CmsVersion = 'v5') {
  const logged: string[] = [];
  const made: number[] = [];
  const cms = createCmsClient({
    url,
    version,
    onError: (error) => logged.push(error.reason),
    onAnswer: (length) => made.push(length),
  });
  const error = await question(cms).then(
    (value) => new Error(`it became ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  return { error, logged, made };
}

async function expectFailing(question: Question, version?: CmsVersion): Promise<void> {
  const { error, logged, made } = await outcomeOf(question, version);
  expect(error).toBeInstanceOf(CmsUnavailable);
  expect(logged.length).toBeGreaterThan(0);
  expect(made).toEqual([]);
}

describe.each(Object.entries(questions))('%s', (_name, question) => {
  test.each(Object.entries(neverRows))('takes %s for a backend that fails', async (_what, body) => {
    respond = (res) => res.end(body);
    await expectFailing(question);
  });
});

const many = Object.entries(questions).filter(([name]) => /^list(?!Featured|Latest|NewsForFeed)/.test(name));
test.each(many)('%s takes a count that cannot be for a backend that fails', async (_name, question) => {
  for (const body of Object.values(neverCounted)) {
    respond = (res) => res.end(body);
    await expectFailing(question);
  }
});

test.each(Object.entries(others))(
  '%s takes another response for a backend that fails',
  async (_name, question) => {
    for (const body of [...Object.values(never), '[]']) {
      respond = (res) => res.end(body);
      await expectFailing(question);
    }
  },
);

test.each(['getSiteSettings', 'getNavigation'])('%s finds no single type in a list', async (name) => {
  for (const body of [
    '{}',
    '{"data":null,"meta":{}}',
    '{"data":[],"meta":{}}',
    '{"data":{"documentId":"a"}}',
  ]) {
    respond = (res) => res.end(body);
    await expectFailing(others[name] ?? getSiteSettings);
  }
});

test('only the backend itself says that there is nothing', async () => {
  const absent = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } };
  respond = (res) => res.writeHead(404).end(JSON.stringify(absent));
  expect(await getNavigation(createCmsClient({ url }))).toMatchObject({ header: [] });
  respond = (res) => res.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>404</h1>');
  await expectFailing(getNavigation);
  respond = (res) => res.writeHead(500).end(JSON.stringify(absent));
  await expectFailing(getNavigation);
});

test.each(['v3', 'v4'] as const)('a backend of %s fails in the same ways', async (version) => {
  for (const body of ['', 'null', '{}', '"a"', '[[]]', '{"data":null,"meta":{}}', '{"data":[{"id":1}]}']) {
    respond = (res) => res.end(body);
    await expectFailing(listExhibitors, version);
    await expectFailing((cms) => findPage(cms, 'home'), version);
  }
});

test('a backend of v3 that always has more is asked a bounded number of times', async () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, slug: `p${id}` }));
  respond = (res) => res.end(JSON.stringify(rows));
  const { error } = await outcomeOf(listEditorPages, 'v3');
  expect(error).toBeInstanceOf(CmsUnavailable);
  expect(asked).toBe(200);
}, 20_000);

test('a response without an end is not read to its end', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(64 * 1024, ' ');
  respond = (res) => {
    const more = () => {
      while (!res.destroyed && res.write(chunk)) sent += chunk.length;
    };
    res.on('drain', more);
    more();
  };
  const { error, logged } = await outcomeOf(listNews);
  expect(error).toBeInstanceOf(CmsUnavailable);
  expect(logged[0]).toMatch(/longer than \d+ bytes/);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('a response that is nested without end does not exhaust the stack', async () => {
  respond = (res) => res.end(`{"data":${'['.repeat(200_000)}${']'.repeat(200_000)},"meta":{}}`);
  const { error, logged } = await outcomeOf(listNews);
  expect(error).toBeInstanceOf(CmsUnavailable);
  expect(logged[0]).toContain('levels deep');
});

test('more rows than were asked for are no response', async () => {
  const rows = Array.from({ length: 101 }, (_, at) => ({ documentId: `d${at}`, slug: 's', title: 't' }));
  respond = (res) => res.end(JSON.stringify({ data: rows, meta: { pagination: { total: 101 } } }));
  await expectFailing(listEditorPages);
});

test('what a response holds does not reach the log', async () => {
  respond = (res) => res.end('{"jwt":12345,"refreshToken":"geheim"}');
  const { logged } = await outcomeOf((cms) => account.signIn(cms, 'a@b.nl', 'x'));
  expect(logged.join()).not.toMatch(/geheim|12345/);
});
