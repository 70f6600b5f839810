import { nextTurn, phaseAt, type FairPhase } from 'beursvloer-domain/fair';
import { now } from '../../clock/clock.server';
import { timeOf, toIsoWithOffset, toWallClock } from '../../clock/wall-clock';
import { recordStaleAfter } from '../cache/cache-tags.server';
import type { CmsClient } from '../client/client';
import { getSiteSettings } from './site';

/** The phase of the fair by the site's clock. What is made of it is stale when the next one begins. */
export async function fairPhase(cms: CmsClient): Promise<FairPhase> {
  const { days } = await getSiteSettings(cms);
  const instant = now();
  const moment = toWallClock(instant);
  const turn = nextTurn(days, moment);
  if (turn) recordStaleAfter(Date.parse(toIsoWithOffset(turn.day, timeOf(turn.minutes))) - instant.getTime());
  return phaseAt(days, moment);
}
