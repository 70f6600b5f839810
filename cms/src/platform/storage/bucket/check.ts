import type { Core } from '@strapi/strapi';
import type { BucketSettings } from '../../../../config/environment/bucket';
import { CannotStart } from '../cannot-start';
import { BucketError } from './faults';

/**
 * Asks the bucket whether it can be used, before anything is written. One that does not answer now may do so in a minute, and pages,
 * accounts and forms go on without it: that is a warning.
 * @throws {CannotStart} when a setting is wrong
 */
export async function checkBucket(strapi: Core.Strapi): Promise<void> {
  const settings: BucketSettings | null = strapi.config.get('site.bucket');
  if (!settings) return;
  const { askBucket } = await import('./bucket.js');
  try {
    await askBucket(settings);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    if (error.isPermanent) throw new CannotStart(`${error.message} Look at the S3_… variables.`);
    strapi.log.warn(`${error.message} Files of the media library are missing until it does.`);
  }
}
