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

interface Work {
  busy: number;
  onFree: (() => void)[];
  begun: Promise<void>;
}

const works = new WeakMap<Core.Strapi, Map<string, Work>>();

/**
 * Sends everything of a kind that is due, and resolves when that has ended, and what was begun before. While all senders of the kind
 * work, a call looks once more as soon as one of them is free: a slow receiver holds up its own sender only.
 * @param now another clock than that of the database
 */
export function sendDue(strapi: Core.Strapi, kind: DeliveryKind, now?: () => number): Promise<void> {
  const work = workOf(strapi, kind);
  const { begun } = work;
  const sending = begin(strapi, kind, work, now);
  const ended = sending.catch(() => undefined);
  work.begun = Promise.all([begun, ended]).then(() => undefined);
  return Promise.all([sending, begun]).then(() => undefined);
}

function workOf(strapi: Core.Strapi, { name }: DeliveryKind): Work {
  const ofApp = works.get(strapi) ?? new Map<string, Work>();
  works.set(strapi, ofApp);
  const work = ofApp.get(name) ?? { busy: 0, onFree: [], begun: Promise.resolve() };
  ofApp.set(name, work);
  return work;
}

async function begin(
  strapi: Core.Strapi,
  kind: DeliveryKind,
  work: Work,
  now: (() => number) | undefined,
): Promise<void> {
  while (work.busy >= kind.senders) await new Promise<void>((resolve) => work.onFree.push(resolve));
  await sendAll(strapi, kind, work, now);
}

/**
 * Sends batch after batch until nothing is due. Whoever has claimed one lets another sender look for the next.
 * @param isFirst whether no other sender of the same call has ended what expired
 */
async function sendAll(
  strapi: Core.Strapi,
  kind: DeliveryKind,
  work: Work,
  clock: (() => number) | undefined,
  isFirst = true,
): Promise<void> {
  const others: Promise<void>[] = [];
  work.busy += 1;
  try {
    const now = clock ?? (await databaseClock(strapi));
    const sender = kind.open(strapi, now);
    if (!sender) return;
    try {
      if (isFirst) await endExpired(strapi, kind, now());
      for (;;) {
        const batch = await claimDue(strapi, kind, now());
        if (batch.length === 0) return;
        if (work.busy < kind.senders) others.push(waitedFor(sendAll(strapi, kind, work, now, false)));
        await sendBatch(strapi, kind, sender, batch, now);
      }
    } finally {
      sender.close?.();
    }
  } finally {
    work.busy -= 1;
    for (const free of work.onFree.splice(0)) free();
    await allEnded(others);
  }
}

/** A promise that may fail before somebody waits for it. */
function waitedFor(promise: Promise<void>): Promise<void> {
  promise.catch(() => undefined);
  return promise;
}

async function allEnded(all: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

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
