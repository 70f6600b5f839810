import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { changeAgenda } from 'beursvloer-domain/agenda';

import type { Nodes } from './nodes';

interface Written {
  /** How often somebody sent a form, signed in and saved a session. */
  done: number;
  /** The message of every form that the site said it had received. */
  messages: readonly string[];
  /** Responses that were not as they should be, counted by step and by what came instead. */
  failed: Record<string, number>;
}

interface Writers {
  /** Waits until so many more rounds are done. */
  done: (count: number) => Promise<void>;
  /** How many forms were received so far. */
  acknowledged: () => number;
  /** Sends one form with this message. */
  sendForm: (message: string) => Promise<{ status: number | string; text: string }>;
  stop: () => Promise<Written>;
}

/** People at once. */
const people = 2;
/** Somebody who was rejected looks at the page before trying again. */
const afterFailureMs = 200;
const timeoutMs = 60_000;

/** People who send a form, sign in and save a session again and again, until asked to stop. */
export function startWriters(nodes: Pick<Nodes, 'site' | 'query'>): Writers {
  const { site } = nodes;
  const name = `schrijver-${randomUUID().slice(0, 8)}`;
  const written = { done: 0, messages: Array<string>(), failed: {} as Record<string, number> };
  let stopping = false;
  let visitors = 0;

  /** One call, from an IP address that nobody had before. A call without a whole response has its error for a status. */
  async function call(path: string, init: RequestInit = {}, cookie = '') {
    visitors += 1;
    const headers = {
      origin: site,
      cookie,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(site + path, { ...init, headers, redirect: 'manual', signal });
      const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
      return { status: response.status, text: await response.text(), cookie: cookies.join('; ') };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { status: String(cause), text: '', cookie: '' };
    }
  }
  const json = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

  const sendForm = (message: string) => {
    const fields = { form: 'contact', onderwerp: 'pers', naam: 'Noor de Wit', email: 'noor@post.example' };
    return call('/contact', { method: 'POST', body: new URLSearchParams({ ...fields, bericht: message }) });
  };

  /** False when what came back is not what should; it is counted then. */
  function isRight(what: string, status: number | string, expected: number): boolean {
    if (status === expected) return true;
    const failure = `${what}: ${status}`;
    written.failed[failure] = (written.failed[failure] ?? 0) + 1;
    return false;
  }

  async function work(person: number): Promise<void> {
    const email = `${name}-${person}@post.example`;
    const password = 'vier losse woorden thuis';
    const account = { username: `${name}-${person}`, email, password };
    while ((await call('/api/auth/local/register', json(account))).status !== 200)
      await pause(afterFailureMs);
    await nodes.query(`update up_users set confirmed = true where email = '${email}'`);
    const round = async (at: number): Promise<boolean> => {
      const message = `${name} ${person} schrijft voor de ${at}e keer`;
      const sent = await sendForm(`${message}.`);
      if (sent.status === 303) written.messages.push(message);
      if (!isRight('form', sent.status, 303)) return false;
      const signedIn = await call('/api/auth/local', json({ identifier: email, password }));
      if (!isRight('sign-in', signedIn.status, 200)) return false;
      const me = await call('/api/users/me', {}, signedIn.cookie);
      if (!isRight('account', me.status, 200)) return false;
      const change = { id: `session:${2000 + at}`, on: true };
      const entries = changeAgenda([], change, { nowMs: Date.now(), device: `schrijf${person}` });
      const saved = await call('/api/account/agenda', json({ entries }), signedIn.cookie);
      return isRight('saved session', saved.status, 200);
    };
    for (let at = 0; !stopping; at += 1) {
      const isDone = await round(at);
      if (isDone) written.done += 1;
      else await pause(afterFailureMs);
    }
  }

  const all = Promise.all(Array.from({ length: people }, (_, person) => work(person)));
  return {
    async done(count) {
      const goal = written.done + count;
      const reached = async () => {
        while (written.done < goal) await pause(20);
      };
      await Promise.race([reached(), all]);
    },
    acknowledged: () => written.messages.length,
    sendForm,
    async stop() {
      stopping = true;
      await all;
      return written;
    },
  };
}
