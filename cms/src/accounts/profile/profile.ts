import type { Core } from '@strapi/strapi';
import { wrongField } from '../../platform/errors/wrong-field';
import { BadName, readName } from './names';
import { getOwner } from '../../platform/access/owned';
import type { Account } from '../../platform/http/account';
import { fieldErrors } from '../texts';
import { accountQuery, asSeen, getAccount } from '../users';

/** The roles of the site. Any other role counts as a visitor with fewer rights. */
export type SiteRole = 'visitor' | 'exhibitor';

export interface Profile {
  id: number;
  name: string | null;
  email: string;
  confirmed: boolean;
  provider: string;
  hasPassword: boolean;
  appleGranted: boolean;
  role: SiteRole;
  createdAt: string;
  /** The company of an exhibitor, as the site shows it or, when it does not, as the draft is. */
  exhibitor: Company | null;
  pendingEmail: string | null;
}

interface Company {
  publicId: number | null;
  name: string;
  slug: string;
}

export async function getProfile(strapi: Core.Strapi, userId: number): Promise<Profile> {
  const user = await getAccount(strapi, userId, ['role']);
  const role = getSiteRole(user);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    confirmed: user.confirmed,
    provider: asSeen(user).provider,
    hasPassword: Boolean(user.password),
    appleGranted: user.appleGranted === true,
    role,
    createdAt: new Date(user.createdAt).toISOString(),
    exhibitor: role === 'exhibitor' ? await getCompany(strapi, userId) : null,
    pendingEmail: user.pendingEmail,
  };
}

export function getSiteRole({ role }: Pick<Account, 'role'>): SiteRole {
  return role?.type === 'exhibitor' ? 'exhibitor' : 'visitor';
}

export async function changeProfile(
  strapi: Core.Strapi,
  userId: number,
  sent: Record<string, unknown>,
): Promise<void> {
  const other = Object.keys(sent).find((key) => key !== 'name');
  if (other !== undefined) throw wrongField(other, fieldErrors.unchangeable);
  await accountQuery(strapi).update({ where: { id: userId }, data: { name: nameIn(sent) } });
}

/** The name that was sent in this field; rejects one that cannot be. */
export function nameIn(sent: Record<string, unknown>, field = 'name', what?: string): string {
  try {
    return readName(sent[field], what);
  } catch (error) {
    throw error instanceof BadName ? wrongField(field, error.message, error.fault) : error;
  }
}

async function getCompany(strapi: Core.Strapi, userId: number): Promise<Company | null> {
  const { exhibitor } = await getOwner(strapi, userId);
  if (exhibitor === null) return null;
  const documents = strapi.documents('api::exhibitor.exhibitor');
  const find = (status: 'published' | 'draft') =>
    documents.findOne({ documentId: exhibitor, locale: 'nl', status, fields: ['publicId', 'name', 'slug'] });
  const found = (await find('published')) ?? (await find('draft'));
  return found && { publicId: found.publicId ?? null, name: found.name, slug: found.slug };
}
