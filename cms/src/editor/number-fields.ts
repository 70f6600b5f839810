import type { Core } from '@strapi/strapi';

/** Registers fields for numbers that the admin shows in its own form: prices in cents, and public numbers. */
export function registerNumberFields(strapi: Core.Strapi): void {
  const inputSize = { default: 4 as const, isResizable: true };
  strapi.customFields.register([
    { name: 'euros', type: 'integer', inputSize },
    { name: 'public-number', type: 'integer', inputSize },
  ]);
}
