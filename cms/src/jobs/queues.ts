import type { Core } from '@strapi/strapi';
import { sendWaitingMail } from '../mail/outgoing/worker';
import { sendWaitingMessages } from '../push/sending/worker';

/**
 * What waits and failed before, or was claimed by a process that was killed, is looked for this often. What is new is sent at
 * once, without this. Every process does it: what waits is claimed one by one.
 */
const queues = {
  sendWaitingMail: {
    rule: '*/15 * * * * *',
    work: (strapi: Core.Strapi) => sendWaitingMail(strapi),
    failure: 'Mail that waits could not be looked for:',
  },
  sendWaitingMessages: {
    rule: '*/10 * * * * *',
    work: (strapi: Core.Strapi) => sendWaitingMessages(strapi),
    failure: 'Messages that wait could not be sent:',
  },
};

/** Schedules the sending of what waits. */
export function workOnQueues(strapi: Core.Strapi): void {
  for (const [name, { rule, work, failure }] of Object.entries(queues))
    strapi.cron.add({
      [name]: {
        task: () => work(strapi).catch((error: unknown) => strapi.log.error(failure, error)),
        options: { rule },
      },
    });
}
