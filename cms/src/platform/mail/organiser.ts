import type { Core } from '@strapi/strapi';

/** The organiser's addresses: orders have one of their own, if it is filled in. */
export async function organiserEmails(strapi: Core.Strapi, about: 'contact' | 'orders'): Promise<string[]> {
  const site = await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', fields: ['name'], populate: { contact: true, orders: true } });
  const email = (about === 'orders' && site?.orders?.email) || site?.contact?.email;
  return email ? [email] : [];
}
