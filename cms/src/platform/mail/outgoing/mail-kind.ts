import type { Core } from '@strapi/strapi';
import type { DeliveryKind } from '../../queue/kind';
import type { Delivery } from '../../queue/queue';
import { sendDue } from '../../queue/worker';
import { deliver } from '../send';
import { mailKindName, type MailPayload } from './queue';

const minuteMs = 60 * 1000;
/** How long one mail may take. Less than a claim lasts. */
const sendTimeoutMs = 90 * 1000;

/** Mail, each by a sender of its own: a server that takes its time for one recipient holds nobody else's mail. */
export const mailKind: DeliveryKind = {
  name: mailKindName,
  title: 'Mail',
  backoffMs: [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * minuteMs),
  claimMs: 2 * minuteMs,
  batchSize: 1,
  lanes: 1,
  senders: 8,
  open: (strapi) => ({
    prepare: async () => async (delivery) => {
      try {
        await send(strapi, delivery);
      } catch (error) {
        if (isFinal(error)) return { kind: 'rejected', error: error.message };
        throw error;
      }
      return { kind: 'accepted' };
    },
  }),
};

export const sendWaitingMail = (strapi: Core.Strapi): Promise<void> => sendDue(strapi, mailKind);

/** @throws when the mail server did not take it */
async function send(strapi: Core.Strapi, delivery: Delivery): Promise<void> {
  const { content, replyTo }: MailPayload = JSON.parse(delivery.payload);
  const attachments = content.attachments?.map(({ base64, ...file }) => ({
    ...file,
    content: Buffer.from(base64, 'base64'),
  }));
  const headers = {
    messageId: messageIdOf(strapi, delivery),
    ...(replyTo !== null && { replyTo }),
    ...(attachments && { attachments }),
  };
  await withTimeout(deliver(strapi, delivery.recipient ?? '', content, headers));
}

/** The same for every attempt, so that a mail server or reader that gets it twice can see that. */
const messageIdOf = (strapi: Core.Strapi, { key }: Delivery): string =>
  `<${key}@${new URL(strapi.config.get('site.url')).hostname}>`;

async function withTimeout(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), sendTimeoutMs);
  });
  try {
    await Promise.race([sending, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Nodemailer's error codes that are about the mail or its envelope, not about the connection or us. */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);
/** The server wants another password or another way to sign in, which the operator mends (RFC 4954). */
const aboutUs = new Set([530, 534, 535, 538]);

/** True when the mail server will never take this mail: a 5xx response is final (RFC 5321, 4.2.1). */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  if (typeof code !== 'string' || typeof responseCode !== 'number') return false;
  return aboutTheMail.has(code) && responseCode >= 500 && responseCode < 600 && !aboutUs.has(responseCode);
}
