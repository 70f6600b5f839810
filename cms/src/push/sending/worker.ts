import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { pushSettings } from '../settings';
import { payloadOf } from './payload';
import { createPushClient, type PushClient } from './push-request';
import {
  claimMessages,
  settleAccepted,
  settleGone,
  settleLater,
  settleRejected,
  type DueMessage,
} from './queue';

/** Messages that are claimed at once, and sent side by side. */
const batchSize = 200;
const lanes = 32;

const working = new WeakMap<Core.Strapi, Promise<void>>();

/** Sends everything that is due. A call while it works looks once more after that work. */
export function sendWaitingMessages(strapi: Core.Strapi, now: () => number = Date.now): Promise<void> {
  const before = working.get(strapi) ?? Promise.resolve();
  const work = before.catch(() => undefined).then(() => sendAll(strapi, now));
  working.set(strapi, work);
  return work;
}

async function sendAll(strapi: Core.Strapi, now: () => number): Promise<void> {
  if (!pushSettings(strapi)) return;
  const client = createPushClient(strapi, now);
  try {
    for (;;) {
      const batch = await claimMessages(strapi, batchSize, now());
      if (batch.length === 0) return;
      await sendBatch(strapi, client, batch, now);
    }
  } finally {
    client.close();
  }
}

async function sendBatch(
  strapi: Core.Strapi,
  client: PushClient,
  batch: readonly DueMessage[],
  now: () => number,
): Promise<void> {
  const waiting = [...batch];
  const accepted: number[] = [];
  const lane = async () => {
    for (let message = waiting.pop(); message; message = waiting.pop()) {
      const outcome = await client.send(message, payloadOf(strapi, message), topicOf(message));
      if (outcome.kind === 'accepted') accepted.push(message.id);
      else if (outcome.kind === 'gone') await settleGone(strapi, message, now());
      else if (outcome.kind === 'later') await settleLater(strapi, message, outcome, now());
      else await settleRejected(strapi, message, outcome.error, now());
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await settleAccepted(strapi, accepted, now());
}

/** At most 32 characters, as RFC 8030 has it: a message that still waits at the push service is replaced by its successor. */
const topicOf = ({ content }: DueMessage): string =>
  createHash('sha256').update(content.tag).digest('base64url').slice(0, 32);
