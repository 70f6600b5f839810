import type { Core } from '@strapi/strapi';
import { checkPerson } from './users';

interface Context {
  request: { body?: unknown };
  state: { user: Record<string, unknown> };
}

/** The part of Strapi's controller `admin::authenticated-user` that is changed. */
export interface OwnAccountController {
  updateMe(ctx: Context): Promise<unknown>;
}

/** Looks at a new password first: Strapi's own ends the sessions before it knows whether there will be one. */
export function checkFirst(strapi: Core.Strapi, stock: OwnAccountController): OwnAccountController {
  return {
    ...stock,
    async updateMe(ctx) {
      const { body } = ctx.request;
      const changed = typeof body === 'object' && body !== null ? { ...body } : {};
      await checkPerson(strapi, changed, { ...ctx.state.user, ...changed });
      return stock.updateMe(ctx);
    },
  };
}
