import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { inLanguagesOfFair } from '../../platform/documents/languages-of-fair';
import { optionsOf } from '../../platform/documents/keyed-choices';
import { tableOf } from '../../platform/storage/table-of';
import { findPublished } from '../../fair/sessions';
import { registrationUid, savedUid } from '../device/registrations';
import type { Audience, AudienceChoices } from './shape';

export interface Receiver {
  id: number;
  language: 'nl' | 'en';
  quiet: boolean | number;
}

const published = { publishedAt: { $notNull: true }, locale: 'nl', edition: null };

export async function receiversOf(
  strapi: Core.Strapi,
  source: Knex,
  audience: Audience,
): Promise<Receiver[]> {
  const items = await itemsOf(strapi, audience);
  const devices: Receiver[] = await devicesWith(strapi, source, items)
    .orderBy('r.id')
    .select('r.id', 'r.language', 'r.quiet');
  return inLanguagesOfFair(strapi, devices);
}

export async function countReceivers(strapi: Core.Strapi, audience: Audience): Promise<number> {
  const items = await itemsOf(strapi, audience);
  const [{ count = 0 } = {}] = await devicesWith(strapi, strapi.db.connection, items).count({
    count: 'r.id',
  });
  return Number(count);
}

function devicesWith(strapi: Core.Strapi, source: Knex, items: readonly string[] | null) {
  const devices = source(`${tableOf(strapi, registrationUid)} as r`).where('r.news', true);
  if (items === null) return devices;
  const saved = source(tableOf(strapi, savedUid))
    .whereIn('item', [...items])
    .select('registration');
  return devices.whereIn('r.id', saved);
}

/** The receivers have saved one of these items; null means everybody. */
async function itemsOf(strapi: Core.Strapi, { audience, audienceValue }: Audience): Promise<string[] | null> {
  if (audience === 'everybody') return null;
  if (audience === 'session' || audience === 'exhibitor') return [`${audience}:${audienceValue}`];
  const ids = async (type: 'session' | 'exhibitor', where: object) => {
    const rows: { publicId: number }[] = await strapi.db
      .query(`api::${type}.${type}`)
      .findMany({ where: { ...published, ...where }, select: ['publicId'] });
    return rows.map(({ publicId }) => `${type}:${publicId}`);
  };
  if (audience === 'kind') return ids('session', { kind: audienceValue });
  const ofTheme = { themes: { documentId: audienceValue } };
  return [...(await ids('session', ofTheme)), ...(await ids('exhibitor', ofTheme))];
}

export async function audienceChoices(strapi: Core.Strapi): Promise<AudienceChoices> {
  const themes: { documentId: string; name: string }[] = await strapi.db
    .query('api::theme.theme')
    .findMany({ where: { locale: 'nl' }, orderBy: 'name' });
  const exhibitors: { publicId: number; name: string }[] = await strapi.db
    .query('api::exhibitor.exhibitor')
    .findMany({ where: published, select: ['publicId', 'name'], orderBy: 'name' });
  const sessions = await findPublished(strapi, { edition: null });
  const kinds = await optionsOf(strapi, 'api::session-kind.session-kind');
  return {
    theme: themes.map(({ documentId, name }) => [documentId, name]),
    kind: kinds.map(({ key, name }) => [key, name]),
    session: sessions.map(({ publicId, day, startTime, title }) => [
      String(publicId),
      `${day} ${startTime} – ${title}`,
    ]),
    exhibitor: exhibitors.map(({ publicId, name }) => [String(publicId), name]),
  };
}
