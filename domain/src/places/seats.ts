const minuteMs = 60 * 1000;

const maxOfferMs = 24 * 60 * minuteMs;
/** The shortest: people have to see the mail. */
const minOfferMs = 15 * minuteMs;
/** An offer takes at most this part of the time until the session, so that others get a chance after it. */
const offerShare = 1 / 4;

export interface Seats {
  capacity: number;
  /** Given, or held for somebody who was offered one. */
  taken: number;
}

/** How many can still be given. More can be taken than there are, after an editor lowered the number. */
export function seatsLeft({ capacity, taken }: Seats): number {
  return Math.max(0, capacity - taken);
}

/**
 * Until when a freed place is held, in ms since 1970. Null when the session starts too soon to wait for an answer: then
 * whoever comes first has it.
 */
export function offerEnd(now: number, startsAt: number): number | null {
  const leftMs = startsAt - now;
  if (leftMs < 2 * minOfferMs) return null;
  return now + Math.min(maxOfferMs, Math.max(minOfferMs, leftMs * offerShare));
}
