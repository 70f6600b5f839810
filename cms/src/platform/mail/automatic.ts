import type { Core } from '@strapi/strapi';

/**
 * Says to other programs that a program wrote this: they answer with no notice of absence, and no two of them go on answering each
 * other (RFC 3834; the second is what Exchange reads).
 */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

export function sendAsAutomatic(strapi: Core.Strapi): void {
  const email = strapi.plugin('email');
  const { provider } = email;
  email.provider = {
    ...provider,
    send: (mail: { headers?: object }) =>
      provider.send({ ...mail, headers: { ...automatic, ...mail.headers } }),
  };
}
