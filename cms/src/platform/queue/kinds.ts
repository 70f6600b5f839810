import type { Core } from '@strapi/strapi';
import { createRegistry } from '../registry';
import type { DeliveryKind } from './kind';
import { sendDue } from './worker';

export const deliveryKinds = createRegistry<DeliveryKind>();

/**
 * Deliveries that wait, failed before, or were claimed by a process that was killed, are looked for this
 * often. New ones are sent at once, without this. Every process does it: a delivery is claimed by one.
 */
const pollRule = '*/10 * * * * *';

export function sendByItself(strapi: Core.Strapi): void {
  strapi.cron.add({
    sendDeliveries: {
      task: () => sendAllDue(strapi),
      options: { rule: pollRule },
    },
  });
}

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
