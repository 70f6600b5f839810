import type { WaitingForm } from './waiting-store';

export type Attempt = { kind: 'sent' } | { kind: 'rejected'; problem: string } | { kind: 'later' };

export interface SendParts {
  list: () => Promise<WaitingForm[]>;
  settle: (id: string, settled: Pick<WaitingForm, 'state' | 'problem' | 'settledAt'>) => Promise<void>;
  /** A token against robots; null when there is none to be had. */
  makeToken: (purpose: WaitingForm['purpose']) => Promise<string | null>;
  post: (path: string, fields: URLSearchParams) => Promise<Attempt>;
  now: () => number;
}

/**
 * Sends what waits, one after the other, the oldest first. What cannot be sent now keeps those after it waiting, too: the site
 * does not answer. A second copy, after an answer that was lost, the server knows by its key.
 * @returns what was sent and what was rejected
 */
export async function sendWaiting({ list, settle, makeToken, post, now }: SendParts): Promise<WaitingForm[]> {
  const settled: WaitingForm[] = [];
  for (const form of (await list()).filter(({ state }) => state === 'waiting')) {
    const fields = new URLSearchParams(form.fields.map(([name, value]) => [name, value]));
    fields.set('captcha', (await makeToken(form.purpose)) ?? '');
    const attempt = await post(form.path, fields);
    if (attempt.kind === 'later') break;
    const { problem } = { problem: '', ...attempt };
    const result = { state: attempt.kind, problem, settledAt: now() };
    await settle(form.id, result);
    settled.push({ ...form, ...result });
  }
  return settled;
}
