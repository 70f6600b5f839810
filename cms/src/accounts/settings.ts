import type { Core } from '@strapi/strapi';

/** Points the links in account e-mails at the site, and fixes the settings that the sign-in contract depends on. */
export async function setAccountSettings(strapi: Core.Strapi): Promise<void> {
  const siteUrl: string = strapi.config.get('site.url');
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const stored: unknown = await store.get();
  await store.set({
    value: {
      ...(typeof stored === 'object' ? stored : {}),
      unique_email: true,
      allow_register: true,
      email_confirmation: false,
      email_reset_password: `${siteUrl}/wachtwoord-herstellen`,
      email_confirmation_redirection: `${siteUrl}/email-valideren`,
      default_role: 'visitor',
    },
  });
}
