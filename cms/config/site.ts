import path from 'node:path';
import { environment } from './environment';

/** What our own code in `src/` and `seed/` needs to know; read with `strapi.config.get('site.…')`. */
export default {
  url: environment.siteUrl,
  startId: environment.startId,
  previewSecret: environment.previewSecret,
  purgeSecret: environment.purgeSecret,
  /** Whether mails go to a server; without one they are kept in the folder. */
  mailServer: environment.smtpUrl !== null,
  mailFolder: path.join(environment.dataDir, 'mail'),
  signIn: environment.signIn,
  firebase: environment.firebase,
  slowQueryMs: environment.log.slowQueryMs,
  storage: { folder: environment.dataDir, minFreeBytes: environment.minFreeBytes },
  uploadFolder: path.join(environment.dataDir, 'public', 'uploads'),
};
