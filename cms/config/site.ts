import path from 'node:path';
import { environment } from './environment';

/** Settings for our code in `src/` and `seed/`; read with `strapi.config.get('site.…')`. */
export default {
  url: environment.siteUrl,
  startId: environment.startId,
  previewSecret: environment.previewSecret,
  purgeSecret: environment.purgeSecret,
  /** Whether e-mails go to a server; else they are written to a folder. */
  mailServer: environment.smtpUrl !== null,
  mailFolder: path.join(environment.dataDir, 'mail'),
  signIn: environment.signIn,
  firebase: environment.firebase,
  slowQueryMs: environment.log.slowQueryMs,
  storage: { folder: environment.dataDir, minFreeBytes: environment.minFreeBytes },
  uploadFolder: path.join(environment.dataDir, 'public', 'uploads'),
};
