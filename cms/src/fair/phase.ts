import type { Core } from '@strapi/strapi';
import { phaseAt, type HallTime, type OpenDay } from 'beursvloer-domain/fair';
import { fairNow } from '../platform/clock/fair-now';
import type { SubmissionCheck } from '../platform/forms/submissions/accept';
import { ErrorResponse } from '../platform/http/error-responses';
import { overTexts } from './texts';

/** The days that the organiser entered, in the order of the form; none for a fair that has just begun to exist. */
export async function openDays(strapi: Core.Strapi): Promise<OpenDay[]> {
  const site = await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', populate: { days: true } });
  return site?.days ?? [];
}

/** True when the doors have closed on the last of the days that the organiser entered. */
export async function isFairOver(strapi: Core.Strapi): Promise<boolean> {
  return phaseAt(await openDays(strapi), hallTime(fairNow(strapi))) === 'after';
}

/** @throws a 410 when the fair is over */
export async function requireFairAhead(strapi: Core.Strapi, message: string): Promise<void> {
  if (await isFairOver(strapi)) throw new ErrorResponse(410, 'FairOver', message);
}

/** Rejects what is sent with a form that closes when the fair is over. */
export const closedAfterFair: SubmissionCheck = async (strapi, { form }) => {
  if (form.closesAfterFair) await requireFairAhead(strapi, overTexts.form);
  return {};
};

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

export function hallTime(now: number): HallTime {
  const [day = '', time = ''] = clock.format(new Date(now)).split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return { day, minutes: (hours ?? 0) * 60 + (minutes ?? 0) };
}
