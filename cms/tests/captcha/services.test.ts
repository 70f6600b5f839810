import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { verifyCaptcha } from '../../src/platform/captcha/captcha';
import { createServiceCaptcha } from '../../src/platform/captcha/service';
import { ask, startApp, type App } from '../harness/app';

/** reCAPTCHA and Turnstile, with a server on this machine that answers as they do. */
let app: App;
let verifyUrl: string;
let answer: (res: ServerResponse) => void;
let asked: URLSearchParams;

const service = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.on('end', () => {
    asked = new URLSearchParams(body);
    answer(res);
  });
});

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
  app = await startApp(inject('template'), {
    environment: {
      CAPTCHA_PROVIDER: 'recaptcha',
      CAPTCHA_SITE_KEY: 'openbare-sleutel',
      CAPTCHA_SECRET_KEY: 'geheime-sleutel',
      CAPTCHA_VERIFY_URL: verifyUrl,
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await app.stop();
});

const says = (body: unknown, status = 200) => {
  answer = (res) => res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const purpose = { action: 'contact', form: 'formulier1' } as const;
const failures: string[] = [];
const providers = {
  recaptcha: () => create('recaptcha'),
  turnstile: () => create('turnstile'),
};
const create = (provider: 'recaptcha' | 'turnstile') =>
  createServiceCaptcha({
    settings: { provider, siteKey: 'openbaar', secretKey: 'geheim', minScore: 0.5, verifyUrl },
    siteUrl: 'https://beurs.example',
    onFailure: (line) => failures.push(line),
  });

/** A good answer, in the service's own shape. */
const good = {
  recaptcha: () => ({
    success: true,
    challenge_ts: new Date().toISOString(),
    hostname: 'beurs.example',
    score: 0.9,
    action: 'contact/formulier1',
  }),
  turnstile: () => ({
    success: true,
    'error-codes': [],
    challenge_ts: new Date().toISOString(),
    hostname: 'beurs.example',
    action: 'contact',
    cdata: 'formulier1',
    metadata: { interactive: false },
  }),
};

const names = ['recaptcha', 'turnstile'] as const;

describe.each(names)('%s', (name) => {
  const verify = (token = `token-${Math.random()}`) =>
    providers[name]().verifyToken({ ...purpose, token, ip: '192.0.2.1' });

  it('is asked about a token with the secret and where it came from, and its yes counts', async () => {
    says(good[name]());
    expect(await verify('een-token')).toMatchObject({ isGood: true });
    expect(Object.fromEntries(asked)).toEqual({
      secret: 'geheim',
      response: 'een-token',
      remoteip: '192.0.2.1',
    });
  });

  it.each([
    ['forged', { hostname: 'elders.example' }],
    ['forged', { hostname: undefined }],
    ['expired', { challenge_ts: new Date(Date.now() - 601_000).toISOString() }],
    ['expired', { challenge_ts: undefined }],
    ['wrong-action', { action: 'order/formulier1' }],
    ['wrong-action', { action: undefined }],
    ['forged', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['expired', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('gives %s for an answer with %j', async (fault, changes) => {
    says({ ...good[name](), ...changes });
    expect(await verify()).toEqual({ isGood: false, fault });
  });

  it('gives wrong-form for a token of another form', async () => {
    const other = name === 'recaptcha' ? { action: 'contact/ander' } : { cdata: 'ander' };
    says({ ...good[name](), ...other });
    expect(await verify()).toEqual({ isGood: false, fault: 'wrong-form' });
  });

  it.each<[string, (res: ServerResponse) => void]>([
    [
      'says that our secret is wrong',
      (res) => res.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
    ],
    ['says no and not why', (res) => res.end('{"success":false}')],
    ['answers 503', (res) => res.writeHead(503).end('{"success":true}')],
    ['answers with a page', (res) => res.end('<html>')],
    ['answers with a list', (res) => res.end('[true]')],
    ['answers nothing', (res) => res.end()],
    ['breaks off', (res) => res.destroy()],
    ['leads elsewhere', (res) => res.writeHead(302, { location: 'https://elders.example' }).end()],
  ])('that %s is unavailable, and that is logged', async (_what, respond) => {
    failures.length = 0;
    answer = respond;
    expect(await verify()).toEqual({ isGood: false, fault: 'unavailable' });
    expect(failures).toEqual([expect.stringMatching(new RegExp(`^${name} (?!.*geheim)`))]);
  });

  it('that is silent is unavailable', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('The time is over')));
    says(good[name]());
    expect(await verify()).toEqual({ isGood: false, fault: 'unavailable' });
  });

  it.each(['een spatie', 'x'.repeat(5_000), 'a\u0000b', '<script>', ''])(
    'is not asked about %j, which is no token',
    async (token) => {
      answer = () => expect.unreachable();
      expect(await verify(token)).toEqual({ isGood: false, fault: 'malformed' });
    },
  );
});

it('a score below the lowest is a robot’s', async () => {
  for (const score of [0.4, undefined, '0.9', Number.NaN]) {
    says({ ...good.recaptcha(), score });
    const sent = { ...purpose, token: 'een-token', ip: '192.0.2.1' };
    expect(await providers.recaptcha().verifyToken(sent)).toEqual({ isGood: false, fault: 'low-score' });
  }
});

describe('a site with reCAPTCHA', () => {
  const verify = (token: string) => verifyCaptcha(app.strapi, { ...purpose, token, ip: '192.0.2.1' });

  it('tells browsers the public key and the action, and never the secret one', async () => {
    const { status, body } = await ask(app, 'GET', '/api/captcha/challenge?action=contact&form=formulier1');
    expect([status, body]).toEqual([
      200,
      { data: { provider: 'recaptcha', siteKey: 'openbare-sleutel', action: 'contact/formulier1' } },
    ]);
  });

  it('takes a token once, of many requests at the same time', async () => {
    says(good.recaptcha());
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => verify('een-token')));
    expect(outcomes.filter(({ outcome }) => outcome === 'passed')).toHaveLength(1);
  });

  it('locks nobody out when the service fails: such a form counts as one without a token', async () => {
    const logged = vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
    answer = (res) => res.destroy();
    expect(await verify('nog-een-token')).toEqual({ outcome: 'absent' });
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^Captcha: recaptcha did not answer/));
  });
});
