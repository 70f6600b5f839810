import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page in a browser, as far as the sign-in sees it. */
let cookies: string;
let isMarked: boolean;
let respond: () => Promise<Response>;
let calls: number;

vi.mock('../saved/saved', () => ({ mergeFirst: () => (merges += 1) }));
let merges: number;

beforeEach(() => {
  merges = 0;
  calls = 0;
  cookies = '';
  isMarked = false;
  vi.resetModules();
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { toggleAttribute: (_name: string, force: boolean) => (isMarked = force) },
  });
  Object.defineProperty(document, 'cookie', { get: () => cookies });
  vi.stubGlobal('document', document);
  // Node.js 20 has none.
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0 Firefox/140.0' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('fetch', () => {
    calls += 1;
    return respond();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts the page and waits for its request. */
async function open() {
  const { knownSignIn, watchSignIn } = await import('./current-user');
  watchSignIn();
  await new Promise((answered) => setTimeout(answered));
  return knownSignIn;
}

const noor = { email: 'noor@post.example', name: 'Noor', role: 'visitor' };

test('a page without the mark sends no request', async () => {
  cookies = 'locale=nl; not-signed-in=1';
  const known = await open();
  expect([known(), isMarked, calls, merges]).toEqual([{ signedIn: false, user: null }, false, 0, 0]);
});

test('a page with the mark loads the user when it starts', async () => {
  cookies = 'locale=nl; signed-in=1';
  respond = () => Promise.resolve(Response.json(noor));
  const known = await open();
  await vi.waitFor(() => expect(merges).toBe(1));
  expect(known()).toEqual({ signedIn: true, user: { email: 'noor@post.example', name: 'Noor' } });
  expect([isMarked, calls]).toEqual([true, 1]);
});

test.each([
  ['never comes', () => Promise.reject(new Error('no network'))],
  ['is a 503', () => Promise.resolve(new Response('', { status: 503 }))],
  ['is a 429', () => Promise.resolve(new Response('', { status: 429 }))],
  ['is no JSON', () => Promise.resolve(new Response('<p>'))],
  ['names nobody', () => Promise.resolve(Response.json({ id: 1 }))],
])('a response that %s leaves the visitor signed in, without a name', async (_what, given) => {
  cookies = 'signed-in=1';
  respond = given;
  const known = await open();
  expect([known(), isMarked]).toEqual([{ signedIn: true, user: null }, true]);
});

test('a response that ends the mark signs out', async () => {
  cookies = 'signed-in=1';
  respond = () => {
    cookies = '';
    return Promise.resolve(new Response('{}', { status: 401 }));
  };
  const known = await open();
  expect([known(), isMarked]).toEqual([{ signedIn: false, user: null }, false]);
});

test.each([
  [
    'renews it',
    Response.json(noor),
    'signed-in=1',
    { signedIn: true, user: { email: noor.email, name: 'Noor' } },
  ],
  ['ends the sign-in', new Response('{}', { status: 401 }), '', { signedIn: false, user: null }],
])(
  'after a rejected token it asks once more, and that response %s',
  async (_what, second, left, expected) => {
    cookies = 'signed-in=1';
    respond = () => {
      if (calls === 1) return Promise.resolve(new Response('{}', { status: 401 }));
      cookies = left;
      return Promise.resolve(second);
    };
    const known = await open();
    expect([known(), calls]).toEqual([expected, 2]);
  },
);

test('a page that is shown again follows the mark, and loads the user only once', async () => {
  cookies = 'signed-in=1';
  respond = () => Promise.resolve(Response.json(noor));
  const known = await open();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toBe(1);
  cookies = '';
  document.dispatchEvent(new Event('visibilitychange'));
  expect([known(), isMarked, calls]).toEqual([{ signedIn: false, user: null }, false, 1]);
});
