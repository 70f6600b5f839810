import type { Core } from '@strapi/strapi';

/** Numbers that the admin shows in its own way: prices in cents, and numbers that stand in an address. */
export function registerNumberFields(strapi: Core.Strapi): void {
  const inputSize = { default: 4 as const, isResizable: true };
  strapi.customFields.register([
    { name: 'euros', type: 'integer', inputSize },
    { name: 'public-number', type: 'integer', inputSize },
  ]);
}
