import type { Core } from '@strapi/strapi';
import { createRegistry } from '../registry';
import type { DeliveryKind } from './kind';
import { sendDue } from './worker';

/** Everything that leaves through the queue. */
export const deliveryKinds = createRegistry<DeliveryKind>();

/**
 * What waits and failed before, or was claimed by a process that was killed, is looked for this often. What is new is sent at
 * once, without this. Every process does it: a delivery is claimed by one.
 */
const pollRule = '*/10 * * * * *';

/** Schedules the sending of what waits. */
export function sendByItself(strapi: Core.Strapi): void {
  strapi.cron.add({
    sendDeliveries: {
      task: () => sendAllDue(strapi),
      options: { rule: pollRule },
    },
  });
}

/** Sends what is due, of every kind. */
export async function sendAllDue(strapi: Core.Strapi): Promise<void> {
  await Promise.all(
    deliveryKinds
      .all()
      .map((kind) =>
        sendDue(strapi, kind).catch((error: unknown) =>
          strapi.log.error(`What waits could not be sent (${kind.name}):`, error),
        ),
      ),
  );
}
