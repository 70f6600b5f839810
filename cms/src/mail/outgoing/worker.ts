import type { Core } from '@strapi/strapi';
import { deliver } from '../send';
import { claimNext, settleFailed, settleSent, type DueMail } from './queue';

/** How long one mail may take. Less than a claim lasts. */
const sendTimeoutMs = 90 * 1000;

const working = new WeakMap<Core.Strapi, Promise<void>>();

/** Sends everything that is due, one after another. A call while it works looks once more after that work. */
export function sendWaitingMail(strapi: Core.Strapi, now: () => number = Date.now): Promise<void> {
  const before = working.get(strapi) ?? Promise.resolve();
  const work = before.catch(() => undefined).then(() => sendAll(strapi, now));
  working.set(strapi, work);
  return work;
}

async function sendAll(strapi: Core.Strapi, now: () => number): Promise<void> {
  for (let mail = await claimNext(strapi, now()); mail; mail = await claimNext(strapi, now()))
    await sendOne(strapi, mail, now);
}

async function sendOne(strapi: Core.Strapi, mail: DueMail, now: () => number): Promise<void> {
  const { recipient, content, replyTo } = mail;
  const attachments = content.attachments?.map(({ base64, ...file }) => ({
    ...file,
    content: Buffer.from(base64, 'base64'),
  }));
  const headers = {
    messageId: messageIdOf(strapi, mail),
    ...(replyTo !== null && { replyTo }),
    ...(attachments && { attachments }),
  };
  try {
    await withTimeout(deliver(strapi, recipient, content, headers));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isLast = await settleFailed(strapi, mail, reason, now());
    const what = `The mail about ${mail.receipt} could not be sent (attempt ${mail.attempts}): ${reason}`;
    if (isLast) strapi.log.error(`${what} It is not tried again; the worklist in the admin lists it.`);
    else strapi.log.warn(what);
    return;
  }
  await settleSent(strapi, mail);
}

/** The same for every attempt, so that a mail server or reader that gets it twice can see that. */
function messageIdOf(strapi: Core.Strapi, { id, receipt }: DueMail): string {
  return `<inzending-${id}-${receipt.toLowerCase()}@${new URL(strapi.config.get('site.url')).hostname}>`;
}

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
