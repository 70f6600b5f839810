import type { Core } from '@strapi/strapi';
import { databaseClock } from '../storage/database-clock';
import type { DeliveryKind, Outcome, Sender } from './kind';
import {
  claimDue,
  dropDelivery,
  endExpired,
  giveUp,
  settleAccepted,
  settleGone,
  settleLater,
  type Delivery,
} from './queue';

const working = new WeakMap<Core.Strapi, Map<string, Promise<void>>>();

/**
 * Sends everything of a kind that is due. A call while it works looks once more after that work.
 * @param now another clock than that of the database
 */
export function sendDue(strapi: Core.Strapi, kind: DeliveryKind, now?: () => number): Promise<void> {
  const works = working.get(strapi) ?? new Map<string, Promise<void>>();
  working.set(strapi, works);
  const before = works.get(kind.name) ?? Promise.resolve();
  const work = before
    .catch(() => undefined)
    .then(async () => sendAll(strapi, kind, now ?? (await databaseClock(strapi))));
  works.set(kind.name, work);
  return work;
}

async function sendAll(strapi: Core.Strapi, kind: DeliveryKind, now: () => number): Promise<void> {
  const sender = kind.open(strapi, now);
  if (!sender) return;
  try {
    await endExpired(strapi, kind, now());
    for (;;) {
      const batch = await claimDue(strapi, kind, now());
      if (batch.length === 0) return;
      await sendBatch(strapi, kind, sender, batch, now);
    }
  } finally {
    sender.close?.();
  }
}

/** Deliveries that failed for now, or for good. */
interface Failures {
  later: { delivery: Delivery; error: string }[];
  last: { delivery: Delivery; error: string }[];
}

async function sendBatch(
  strapi: Core.Strapi,
  kind: DeliveryKind,
  sender: Sender,
  batch: readonly Delivery[],
  now: () => number,
): Promise<void> {
  const send = await sender.prepare(batch);
  const left = [...batch];
  const accepted: number[] = [];
  const failures: Failures = { later: [], last: [] };
  const lane = async () => {
    for (let delivery = left.pop(); delivery; delivery = left.pop()) {
      const outcome = await attempt(send, delivery);
      if (outcome.kind === 'accepted') accepted.push(delivery.id);
      else if (outcome.kind === 'gone') await settleGone(strapi, kind, delivery, now());
      else if (outcome.kind === 'unwanted') await dropDelivery(strapi, delivery);
      else if (outcome.kind === 'rejected') {
        await giveUp(strapi, delivery, outcome.error, now());
        failures.last.push({ delivery, error: outcome.error });
      } else {
        const isLast = await settleLater(strapi, kind, delivery, outcome, now());
        failures[isLast ? 'last' : 'later'].push({ delivery, error: outcome.error });
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: kind.lanes }, lane));
  // Whatever else went wrong: what was accepted must not be sent again.
  await settleAccepted(strapi, accepted, now());
  logFailures(strapi, kind, failures);
  const broken = lanes.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
}

async function attempt(send: (delivery: Delivery) => Promise<Outcome>, delivery: Delivery): Promise<Outcome> {
  try {
    return await send(delivery);
  } catch (error) {
    return { kind: 'later', error: error instanceof Error ? error.message : String(error), waitMs: null };
  }
}

/** One line for a batch: what fails, often fails for all of it. */
function logFailures(strapi: Core.Strapi, { name }: DeliveryKind, { later, last }: Failures): void {
  const lineFor = ([first, ...others]: Failures['last']) =>
    first &&
    `A delivery (${name}, ${first.delivery.about}) could not be sent (attempt ${first.delivery.attempts}): ${first.error}` +
      (others.length > 0 ? ` So could ${others.length} others.` : '');
  const [forNow, forGood] = [lineFor(later), lineFor(last)];
  if (forNow) strapi.log.warn(forNow);
  if (forGood) strapi.log.error(`${forGood} It is not tried again; the admin lists it.`);
}
