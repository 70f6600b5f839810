import type { Core } from '@strapi/strapi';
import { checkPerson } from './users';

interface Context {
  request: { body?: unknown };
  state: { user: Record<string, unknown> };
}

export interface OwnAccountController {
  updateMe(ctx: Context): Promise<unknown>;
}

/** Checks a new password first: Strapi ends the sessions before it knows whether the password is accepted. */
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
