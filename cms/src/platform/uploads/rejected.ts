import { errors } from '@strapi/utils';

export type UploadFault = 'too-large' | 'empty' | 'cut-off' | 'wrong-type' | 'damaged' | 'too-many-pixels';

const messages: Readonly<Record<UploadFault, string>> = {
  'too-large': 'Dit bestand is te groot.',
  empty: 'Dit bestand is leeg.',
  'cut-off': 'Dit bestand is niet helemaal aangekomen.',
  'wrong-type': 'Dit soort bestand kan hier niet.',
  damaged: 'Dit bestand is beschadigd of onvolledig.',
  'too-many-pixels': 'Dit beeld heeft te veel pixels. Verklein het en probeer het nog eens.',
};

/** A file that is not taken. `details.fault` says why, for the site's own words. */
export function rejectedUpload(fault: UploadFault) {
  return fault === 'too-large'
    ? new errors.PayloadTooLargeError(messages[fault], { fault })
    : new errors.ValidationError(messages[fault], { fault });
}
