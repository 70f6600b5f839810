import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/**
 * Puts every mail in a file instead of sending it. Without a mail server the stock provider would try to deliver by
 * itself, which fails on most machines and then answers 500 for known addresses only.
 */
export function useMailOutbox(strapi: Core.Strapi): void {
  const folder: string = strapi.config.get('site.mailFolder');
  let sent = 0;
  strapi.plugin('email').provider = {
    async send(mail: Record<string, unknown>) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      sent += 1;
      const file = path.join(folder, `${Date.now()}-${process.pid}-${sent}.json`);
      await writeFile(file, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
    },
  };
}
