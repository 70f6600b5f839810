import { Agent, request, type RequestOptions } from 'node:https';
import type { Core } from '@strapi/strapi';
import webPush from 'web-push';
import { publicLookup } from '../../platform/webhooks/public-fetch';
import type { Outcome } from '../../platform/queue/kind';
import { requirePushSettings } from '../settings';

export interface Endpoint {
  url: string;
  key: string;
  secret: string;
}

const secondMs = 1000;
const timeoutMs = 10 * secondMs;
const maxSockets = 64;
/** A VAPID token is good for 24 hours at most (RFC 8292), less what clocks differ; it is used again for half of that. */
const tokenMs = 23 * 60 * 60 * secondMs;
/** A push service that says to wait for longer is asked again all the same. */
const maxWaitMs = 60 * 60 * secondMs;

/** Sends messages to push services: over connections that stay open, to the public internet only. */
export function createPushClient(strapi: Core.Strapi, now: () => number = Date.now) {
  const settings = requirePushSettings(strapi);
  const { testService } = settings;
  const internet = new Agent({ keepAlive: true, maxSockets, lookup: publicLookup() });
  const local = testService && new Agent({ keepAlive: true, maxSockets, ca: testService.certificate });
  const tokens = new Map<string, { authorization: string; until: number }>();

  /** By the real clock: a push service has no other. */
  function authorizationFor(origin: string): string {
    const known = tokens.get(origin);
    if (known && known.until > Date.now()) return known.authorization;
    const madeAt = Date.now();
    const { Authorization: authorization } = webPush.getVapidHeaders(
      origin,
      settings.contact,
      settings.publicKey,
      settings.privateKey,
      'aes128gcm',
      Math.floor((madeAt + tokenMs) / secondMs),
    );
    tokens.set(origin, { authorization, until: madeAt + tokenMs / 2 });
    return authorization;
  }

  return {
    /** @throws when the push service does not answer */
    async send(
      { url, key, secret }: Endpoint,
      payload: string,
      { topic, expiresAt }: { topic: string; expiresAt: number | null },
    ): Promise<Outcome> {
      const { origin } = new URL(url);
      const isLocal = origin === testService?.origin;
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint: url, keys: { p256dh: key, auth: secret } },
        payload,
        {
          TTL: Math.max(0, Math.round(((expiresAt ?? now()) - now()) / secondMs)),
          urgency: 'high',
          topic,
          contentEncoding: 'aes128gcm',
          headers: { Authorization: authorizationFor(origin) },
        },
      );
      const agent = isLocal && local ? local : internet;
      const { status, retryAfter } = await ask(url, { method, headers, agent }, body);
      return outcomeOf(status, retryAfter, now());
    },
    close(): void {
      internet.destroy();
      local?.destroy();
    },
  };
}

/** @param retryAfter seconds, or a date; null where the push service does not say */
export function outcomeOf(status: number, retryAfter: string | null, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const error = `The push service answered ${status}.`;
  if (status !== 429 && status < 500) return { kind: 'rejected', error };
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '')
    ? Number(retryAfter) * secondMs
    : Date.parse(retryAfter ?? '') - now;
  return {
    kind: 'later',
    error,
    waitMs: Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxWaitMs) : null,
  };
}

function ask(
  endpoint: string,
  options: RequestOptions,
  body: Buffer | null,
): Promise<{ status: number; retryAfter: string | null }> {
  return new Promise((resolve, reject) => {
    const asked = request(endpoint, { ...options, timeout: timeoutMs }, (response) => {
      // The body is not needed, and must not stay in the way of the next message.
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null }),
      );
      response.on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('The push service took too long.')));
    asked.on('error', reject);
    asked.end(body ?? undefined);
  });
}
