import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { environment } from './environment';

/** Settings for our code in `src/` and `seed/`; read with `strapi.config.get('site.…')`. */
export default {
  url: environment.siteUrl,
  /** See `fairNow` in src/platform/clock. */
  fairNow: environment.fairNow,
  startId: environment.startId,
  previewSecret: environment.previewSecret,
  badgeSecret: environment.badgeSecret,
  purgeSecret: environment.purgeSecret,
  mail: { from: environment.mailFrom, replyTo: environment.mailReplyTo },
  mailServer: environment.smtpUrl !== null,
  mailFolder: path.join(environment.dataDir, 'mail'),
  signIn: environment.signIn,
  firebase: environment.firebase,
  captcha: {
    ...environment.captcha,
    /** Signs what forms send back. Derived from a secret that is there already: one of its own would add nothing. */
    signingKey: Buffer.from(
      hkdfSync('sha256', environment.appKeys.join(), '', 'beursvloer captcha', 32),
    ).toString('base64url'),
  },
  newsletterKey: Buffer.from(
    hkdfSync('sha256', environment.appKeys.join(), '', 'beursvloer newsletter', 32),
  ).toString('base64url'),
  push: environment.push,
  /** Signs what devices prove themselves with, and the receipts of their messages, derived in the same way. */
  pushKey: Buffer.from(hkdfSync('sha256', environment.appKeys.join(), '', 'beursvloer push', 32)).toString(
    'base64url',
  ),
  statistics: environment.statistics,
  slowQueryMs: environment.log.slowQueryMs,
  storage: { folder: environment.dataDir, minFreeBytes: environment.minFreeBytes },
  redisUrl: environment.redisUrl,
  /** Holds the media library and the files of forms; null for the data folder. */
  bucket: environment.bucket,
};
