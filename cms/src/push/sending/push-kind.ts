import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { DeliveryKind, Outcome } from '../../platform/queue/kind';
import type { Delivery } from '../../platform/queue/queue';
import { sendDue } from '../../platform/queue/worker';
import { tableOf } from '../../platform/storage/table-of';
import { recordProof, registrationUid, removeRegistrations } from '../device/registrations';
import { pushSettings } from '../settings';
import { deliveryTexts } from '../texts';
import { payloadOf } from './payload';
import { createPushClient, type Endpoint } from './push-request';
import { pushKindName, type MessageContent } from './queue';
import { makeMessageTable } from './tables';

const secondMs = 1000;

export const pushKind: DeliveryKind = {
  name: pushKindName,
  ...deliveryTexts,
  backoffMs: [10, 30, 120, 600, 1800].map((seconds) => seconds * secondMs),
  // A batch takes at most 200 / 32 times the timeout of a push service.
  claimMs: 120 * secondMs,
  batchSize: 200,
  lanes: 32,
  senders: 1,
  prepareTables: makeMessageTable,
  open(strapi, now) {
    if (!pushSettings(strapi)) return null;
    const client = createPushClient(strapi, now);
    return {
      async prepare(batch) {
        const endpoints = await endpointsOf(strapi, batch);
        return async (delivery): Promise<Outcome> => {
          const endpoint = endpoints.get(delivery.owner);
          if (!endpoint) return { kind: 'unwanted' };
          const content: MessageContent = JSON.parse(delivery.payload);
          const outcome = await client.send(endpoint, payloadOf(strapi, delivery.id, content), {
            topic: topicOf(content),
            expiresAt: delivery.expiresAt,
          });
          if (outcome.kind === 'accepted' && endpoint.isUnproved && delivery.owner !== null)
            await recordProof(strapi, delivery.owner);
          return outcome;
        };
      },
      close: client.close,
    };
  },
  async forget(strapi, trx, registration) {
    await removeRegistrations(strapi, trx, { id: registration });
  },
};

export const sendWaitingMessages = (strapi: Core.Strapi, now?: () => number): Promise<void> =>
  sendDue(strapi, pushKind, now);

async function endpointsOf(
  strapi: Core.Strapi,
  batch: readonly Delivery[],
): Promise<Map<number | null, Endpoint & { isUnproved: boolean }>> {
  const rows: {
    id: number;
    endpoint: string;
    device_key: string;
    device_secret: string;
    unproved_since: number | string | null;
  }[] = await strapi.db
    .connection(tableOf(strapi, registrationUid))
    .whereIn(
      'id',
      batch.map(({ owner }) => owner),
    )
    .select('id', 'endpoint', 'device_key', 'device_secret', 'unproved_since');
  return new Map(
    rows.map(({ id, endpoint, device_key: key, device_secret: secret, unproved_since: unproved }) => [
      id,
      { url: endpoint, key, secret, isUnproved: unproved !== null },
    ]),
  );
}

/** At most 32 characters, as RFC 8030 has it: a message that still waits at the push service is replaced by its successor. */
const topicOf = ({ tag }: MessageContent): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);
