import type { Core } from '@strapi/strapi';
import { checkFirst, type OwnAccountController } from './own-account';
import { comparePasswords, type AuthService } from './sign-in';
import { checkUsers, type UserService } from './users';

interface Registry {
  extend<T>(uid: string, wrap: (stock: T) => T): unknown;
}

/**
 * Applies the account rules of the site to administrators. Strapi's controllers use these two services for all they do
 * with an account, so the rules are here once and not at every endpoint.
 */
export function useAdministratorRules(strapi: Core.Strapi): void {
  const services: Registry = strapi.get('services');
  const controllers: Registry = strapi.get('controllers');
  services.extend<AuthService>('admin::auth', (stock) => comparePasswords(strapi, stock));
  services.extend<UserService>('admin::user', (stock) => checkUsers(strapi, stock));
  controllers.extend<OwnAccountController>('admin::authenticated-user', (stock) => checkFirst(strapi, stock));
}
