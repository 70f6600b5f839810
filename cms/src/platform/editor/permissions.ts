import type { Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';
import { siteTypeOf } from '../documents/site-types';
import { fixedFieldsOf, mediaActions, type EditorRole } from './roles';

export interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
}

interface Action {
  actionId: string;
  section: string;
  subjects?: string[];
}

const explorer = 'plugin::content-manager.explorer';
/** Nobody has these for a type whose documents the content backend alone makes. */
const recordActions: readonly string[] = [`${explorer}.create`, `${explorer}.delete`];

export async function permissionsOf(strapi: Core.Strapi, role: EditorRole): Promise<Permission[]> {
  const actions = contentActions(strapi);
  const all: Permission[] = strapi.service('admin::content-type').getPermissionsWithNestedFields(actions);
  const codes = await localeCodes(strapi);

  const content = all
    .filter(
      ({ action, subject }) => action.startsWith(`${explorer}.`) && subject !== null && may(action, subject),
    )
    .map((permission) => narrowed(strapi, permission, codes));
  const media = mediaActions.map((action) => ({ action, subject: null }));
  const others = [...media, ...role.own()].map(({ action, subject }) => ({
    action,
    subject,
    properties: {},
    conditions: [],
  }));
  return [...content, ...others];

  function may(action: string, subject: string): boolean {
    if (siteTypeOf(subject)?.isRecord && recordActions.includes(action)) return false;
    if (role.manages().includes(subject))
      return action !== `${explorer}.publish` || hasDrafts(strapi, subject);
    return role.reads().includes(subject) && action === `${explorer}.read`;
  }
}

export async function storedPermissions(strapi: Core.Strapi, role: number): Promise<Permission[]> {
  const rows: Permission[] = await strapi.db
    .query('admin::permission')
    .findMany({ where: { role: { id: role } } });
  return rows.map(({ action, subject, properties, conditions }) => ({
    action,
    subject,
    properties,
    conditions,
  }));
}

/** The permissions without fields and languages that no longer exist: Strapi removes those from the stored ones too. */
export async function stillPossible(strapi: Core.Strapi, permissions: Permission[]): Promise<Permission[]> {
  const known = new Set(contentActions(strapi).map(({ actionId }) => actionId));
  const codes = await localeCodes(strapi);
  const cleaned: Permission[] = strapi
    .service('admin::content-type')
    .cleanPermissionFields(permissions.filter(({ action }) => known.has(action)));
  const content = cleaned.map(({ action, subject, properties: { fields, locales }, conditions }) => ({
    action,
    subject,
    properties: {
      ...(fields ? { fields } : {}),
      ...(locales ? { locales: locales.filter((code) => codes.includes(code)) } : {}),
    },
    conditions,
  }));
  return [...content, ...permissions.filter(({ action }) => !known.has(action))];
}

export function isPermissions(value: unknown): value is Permission[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof entry?.action === 'string' && 'properties' in entry)
  );
}

/**
 * The wanted permissions, except where an administrator changed some since we last stored ours (`previous`): their
 * choices stay.
 */
export function withOwnChanges(
  stored: Permission[],
  wanted: Permission[],
  previous: Permission[] | null,
): Permission[] {
  if (!previous) return wanted;
  const [now, then] = [byKey(stored), byKey(previous)];
  const unchanged = wanted.filter((permission) => {
    const key = keyOf(permission);
    return !then.has(key) || isDeepStrictEqual(now.get(key), then.get(key));
  });
  const theirs = stored.filter((permission) => {
    const before = then.get(keyOf(permission));
    return before ? !isDeepStrictEqual(permission, before) : !byKey(wanted).has(keyOf(permission));
  });
  return [...unchanged, ...theirs];
}

function contentActions(strapi: Core.Strapi): Action[] {
  const provider: { values(): Action[] } = strapi.service('admin::permission').actionProvider;
  return provider.values().filter(({ section }) => section === 'contentTypes');
}

async function localeCodes(strapi: Core.Strapi): Promise<string[]> {
  const locales: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  return locales.map(({ code }) => code).sort();
}

function narrowed(strapi: Core.Strapi, permission: Permission, codes: string[]): Permission {
  const { action, subject, properties } = permission;
  const writes = action === `${explorer}.create` || action === `${explorer}.update`;
  const fixed = fixedFieldsOf(subject ?? '');
  const fields = properties.fields?.filter((field) => !writes || !fixed.includes(field));
  return {
    action,
    subject,
    properties: {
      ...(fields ? { fields } : {}),
      ...(isLocalized(strapi, subject) ? { locales: codes } : {}),
    },
    conditions: [],
  };
}

function hasDrafts(strapi: Core.Strapi, uid: string): boolean {
  return typeOf(strapi, uid)?.options?.draftAndPublish === true;
}

function isLocalized(strapi: Core.Strapi, uid: string | null): boolean {
  return strapi.plugin('i18n').service('content-types').isLocalizedContentType(typeOf(strapi, uid));
}

function typeOf(strapi: Core.Strapi, uid: string | null) {
  return Object.values(strapi.contentTypes).find((type) => type.uid === uid);
}

function byKey(permissions: Permission[]): Map<string, Permission> {
  return new Map(permissions.map((permission) => [keyOf(permission), permission]));
}

function keyOf({ action, subject }: Permission): string {
  return `${action} ${subject ?? ''}`;
}
