import type { Core } from '@strapi/strapi';
import type { PushSettings } from '../../config/environment/push';
import { PushError } from './push-error';

/** Null while nobody set a contact address: then no device can ask for messages, and none is sent. */
export function pushSettings(strapi: Core.Strapi): PushSettings | null {
  return strapi.config.get('site.push');
}

/** @throws PushError 503 while push is not set up */
export function requirePushSettings(strapi: Core.Strapi): PushSettings {
  const settings = pushSettings(strapi);
  if (!settings) throw new PushError(503, 'push-not-set-up', 'This fair sends no messages to devices.');
  return settings;
}
