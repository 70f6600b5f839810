import type { Core } from '@strapi/strapi';
import { tableOf } from '../../platform/storage/table-of';
import { PushError } from '../push-error';
import { installationUid, type Installation } from './installations';
import { registrationUid } from './registrations';
import { isSame, sign } from './secrets';

/** Devices of administrators, which get tests of what the organiser writes. */

const codeMs = 15 * 60 * 1000;

/** With which a device becomes one of an administrator; stored nowhere. */
export function testerCode(strapi: Core.Strapi, administrator: number, now = Date.now()): string {
  const claim = `${administrator}.${now + codeMs}`;
  return `${claim}.${sign(strapi, `tester ${claim}`)}`;
}

/** @throws PushError 400 for a code that is not ours, or no longer good */
export async function becomeTester(
  strapi: Core.Strapi,
  { id }: Installation,
  code: unknown,
  now = Date.now(),
): Promise<void> {
  const [, claim = '', administrator = '', until = '', signature = ''] =
    /^((\d{1,9})\.(\d{1,16}))\.([\w-]{22})$/.exec(typeof code === 'string' ? code : '') ?? [];
  if (!isSame(signature, sign(strapi, `tester ${claim}`)) || Number(until) <= now)
    throw new PushError(400, 'invalid-request', 'The code is not ours, or no longer good.');
  await strapi.db
    .connection(tableOf(strapi, installationUid))
    .where({ id })
    .update({ administrator: Number(administrator) });
}

export async function devicesOf(
  strapi: Core.Strapi,
  administrator: number,
): Promise<{ id: number; language: 'nl' | 'en'; quiet: boolean | number }[]> {
  return strapi.db
    .connection(`${tableOf(strapi, registrationUid)} as r`)
    .join(`${tableOf(strapi, installationUid)} as i`, 'i.id', 'r.installation')
    .where('i.administrator', administrator)
    .select('r.id', 'r.language', 'r.quiet');
}

export async function forgetDevices(strapi: Core.Strapi, administrator: number): Promise<void> {
  await strapi.db
    .connection(tableOf(strapi, installationUid))
    .where({ administrator })
    .update({ administrator: null });
}
