import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { originalLocale } from './original-locale';
import { choiceErrors } from './texts';
import { findModel } from './version-relations';

type Fields = Record<string, unknown>;

interface Attribute {
  type: string;
  component?: string;
  pluginOptions?: { editor?: { choiceOf?: UID.ContentType } };
}

/** The type whose keys a text field chooses from, as its schema says under `pluginOptions.editor`; null for any other field. */
export function choiceOf(attribute: object): UID.ContentType | null {
  const { pluginOptions } = attribute as Attribute;
  return pluginOptions?.editor?.choiceOf ?? null;
}

/** The choices of a type, in its editors' order, with its Dutch names. */
export function optionsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<{ key: string; name: string }[]> {
  return strapi.db.query(uid).findMany({
    select: ['key', 'name'],
    where: { locale: originalLocale, key: { $notNull: true } },
    orderBy: [{ rank: 'asc' }, { id: 'asc' }],
  });
}

export async function keysOf(strapi: Core.Strapi, uid: UID.ContentType): Promise<string[]> {
  return (await optionsOf(strapi, uid)).map(({ key }) => key);
}

/** Rejects a chosen key that no document has, in a document and in its components. */
export function checkChoices(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async ({ action, params, uid }, next) => {
    const writes = action === 'create' || action === 'update' || action === 'clone';
    if (!writes || !('data' in params)) return next();
    const known = new Map<string, Promise<string[]>>();
    const wrong: (string | number)[][] = [];
    for (const { path, value, of } of chosenIn(strapi, uid, { ...params.data }, [])) {
      const keys = known.get(of) ?? keysOf(strapi, of);
      known.set(of, keys);
      if (!(await keys).includes(value)) wrong.push(path);
    }
    if (wrong.length === 0) return next();
    const message = choiceErrors.unknown;
    throw new errors.ValidationError(message, {
      errors: wrong.map((path) => ({ path: path.map(String), name: 'ValidationError', message })),
    });
  };
}

interface Chosen {
  path: (string | number)[];
  value: string;
  of: UID.ContentType;
}

function chosenIn(strapi: Core.Strapi, uid: string, data: Fields, at: (string | number)[]): Chosen[] {
  const attributes: Readonly<Record<string, Attribute>> = { ...findModel(strapi)(uid)?.attributes };
  return Object.entries(data).flatMap(([name, value]): Chosen[] => {
    const attribute = attributes[name];
    if (!attribute || value === null || value === undefined) return [];
    const path = [...at, name];
    const of = choiceOf(attribute);
    // Strapi rejects what is no text.
    if (of !== null) return typeof value === 'string' && value !== '' ? [{ path, value, of }] : [];
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [];
    const inside = (one: unknown, where: (string | number)[]) => {
      if (typeof one !== 'object' || one === null) return [];
      const component = '__component' in one ? String(one.__component) : (attribute.component ?? '');
      return chosenIn(strapi, component, { ...one }, where);
    };
    return Array.isArray(value)
      ? value.flatMap((one, index) => inside(one, [...path, index]))
      : inside(value, path);
  });
}
