import type { Core } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { createPublicFetch, NotPublic, requirePublic } from './public-fetch';
import { webhookErrors } from './texts';

interface Context {
  params: { id?: string };
  request: { body?: unknown };
  notFound(message: string): unknown;
}
type Controller = Record<'createWebhook' | 'updateWebhook' | 'triggerWebhook', (ctx: Context) => unknown>;
interface Controllers {
  extend(uid: string, wrap: (stock: Controller) => Controller): unknown;
}

/**
 * Webhooks may only call the public internet: checked when one is saved, and again on every call. So they cannot call a
 * service in the same private network, not even in development.
 */
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
  // Strapi rejects what is no URL at all.
  if (typeof url !== 'string' || !URL.canParse(url)) return;
  if (!/^https?:$/.test(new URL(url).protocol)) throw wrongField('url', webhookErrors.wrongScheme);
  try {
    await requirePublic(url);
  } catch (error) {
    throw wrongField('url', error instanceof NotPublic ? error.message : webhookErrors.notFound);
  }
}
