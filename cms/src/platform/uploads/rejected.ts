import { errors } from '@strapi/utils';
import { uploadFaults } from './texts';

/** A file that is not taken. `details.fault` says why, for the site's own words. */
export function rejectedUpload(fault: keyof typeof uploadFaults) {
  return fault === 'too-large'
    ? new errors.PayloadTooLargeError(uploadFaults[fault], { fault })
    : new errors.ValidationError(uploadFaults[fault], { fault });
}
