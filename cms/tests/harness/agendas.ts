import { changeAgenda, type Agenda, type Change } from 'beursvloer-domain/agenda';
import type { App } from './app';

/** Sends JSON about what somebody saved. A response that is empty has no fields. */
export async function sendAgenda(
  app: App,
  target: string,
  body: object,
  { token, ...headers }: Record<string, string> & { token?: string } = {},
) {
  const response = await fetch(`${app.url}/api${target}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text === '' ? '{}' : text) };
}

export function write(
  device: string,
  changes: readonly Change[],
  nowMs = Date.now(),
  before: Agenda = [],
): Agenda {
  return changes.reduce((agenda, change) => changeAgenda(agenda, change, { nowMs, device }), before);
}
