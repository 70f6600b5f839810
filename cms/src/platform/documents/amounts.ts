import type { Modules } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { amountErrors } from './texts';

/** Rejects an amount that the admin could not read and sent as it was typed. */
export function checkAmounts(): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, params, contentType } = context;
    const writes = action === 'create' || action === 'update' || action === 'clone';
    const data: object = (writes && 'data' in params && params.data) || {};
    for (const [name, value] of Object.entries(data)) {
      const attribute = Object.entries(contentType.attributes).find(([key]) => key === name)?.[1];
      const isAmount = attribute && 'customField' in attribute && attribute.customField === 'global::euros';
      if (isAmount && typeof value === 'string') throw wrongField(name, amountErrors.notRead);
    }
    return next();
  };
}
