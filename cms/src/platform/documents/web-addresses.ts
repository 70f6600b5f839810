import type { Core, Modules } from '@strapi/strapi';
import { findModel } from './version-relations';

type Middleware = Modules.Documents.Middleware.Middleware;
type Row = Record<string, unknown>;

interface Attribute {
  type: string;
  regex?: RegExp | string;
  component?: string;
}

/**
 * Puts `https://` before what begins with `www.`, in every field for web addresses, also in components. People copy
 * addresses without it; a browser would take one for a path on the site.
 */
export function completeWebAddresses(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, params }, next) => {
    const writes = action === 'create' || action === 'update' || action === 'clone';
    if (writes && 'data' in params && isRow(params.data))
      Object.assign(params, { data: completed(strapi, uid, params.data) });
    return next();
  };
}

function completed(strapi: Core.Strapi, uid: string, row: Row): Row {
  const attributes: Record<string, Attribute> = { ...findModel(strapi)(uid)?.attributes };
  const result = { ...row };
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!(name in row)) continue;
    const value = row[name];
    const inner = (one: unknown): unknown => {
      const component = attribute.component ?? (isRow(one) ? one.__component : undefined);
      return isRow(one) && typeof component === 'string' ? completed(strapi, component, one) : one;
    };
    if (typeof value === 'string') result[name] = addressOf(value, attribute);
    else if (attribute.type === 'component' || attribute.type === 'dynamiczone')
      result[name] = Array.isArray(value) ? value.map(inner) : inner(value);
  }
  return result;
}

/** A field is for web addresses when its pattern takes one. */
function addressOf(value: string, { regex }: Attribute): string {
  const address = `https://${value.trim()}`;
  const isForAddresses = regex !== undefined && new RegExp(regex).test('https://www.beurs.example');
  return isForAddresses && /^www\./i.test(value.trim()) ? address : value;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
