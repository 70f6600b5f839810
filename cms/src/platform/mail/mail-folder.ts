import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/**
 * Without a mail server: writes every e-mail to a file and logs the file's name, so that accounts can be tried out.
 * The recipient and the link are in the file only. Does nothing when there is a server.
 */
export function useMailFolder(strapi: Core.Strapi): void {
  if (strapi.config.get('site.mailServer')) return;
  const folder: string = strapi.config.get('site.mailFolder');
  let sent = 0;
  strapi.plugin('email').provider = {
    async send(mail: Record<string, unknown>) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      sent += 1;
      const file = path.join(folder, `${Date.now()}-${process.pid}-${sent}.json`);
      await writeFile(file, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
      strapi.log.warn(`No mail server: "${String(mail.subject)}" is in ${file}`);
    },
  };
}
