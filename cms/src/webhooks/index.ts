import type { Core } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { createPublicFetch, NotPublic, requirePublic } from './public-fetch';

/** The part of a request to the admin's webhooks that is looked at. */
interface Context {
  params: { id?: string };
  request: { body?: unknown };
  notFound(message: string): unknown;
}
type Controller = Record<'createWebhook' | 'updateWebhook' | 'triggerWebhook', (ctx: Context) => unknown>;
interface Controllers {
  extend(uid: string, wrap: (stock: Controller) => Controller): unknown;
}

/** Webhooks lead to the public internet only: that is looked at when one is saved, and again whenever it is called. */
export function guardWebhooks(strapi: Core.Strapi): void {
  strapi.get('webhookRunner').fetch = createPublicFetch();
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend('admin::webhooks', (stock) => ({
    ...stock,
    async createWebhook(ctx) {
      await checkUrl(ctx);
      return stock.createWebhook(ctx);
    },
    async updateWebhook(ctx) {
      await checkUrl(ctx);
      return stock.updateWebhook(ctx);
    },
    async triggerWebhook(ctx) {
      if (!(await strapi.get('webhookStore').findWebhook(ctx.params.id)))
        return ctx.notFound('webhook.notFound');
      return stock.triggerWebhook(ctx);
    },
  }));
}

async function checkUrl({ request: { body } }: Context): Promise<void> {
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined;
  // What is no address at all is Strapi's to refuse.
  if (typeof url !== 'string' || !URL.canParse(url)) return;
  if (!/^https?:$/.test(new URL(url).protocol))
    throw wrongField('url', 'Het adres van een webhook begint met https:// of http://.');
  try {
    await requirePublic(url);
  } catch (error) {
    throw wrongField('url', error instanceof NotPublic ? error.message : 'Dit adres is niet te vinden.');
  }
}
