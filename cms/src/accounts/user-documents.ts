import type { Core, Modules } from '@strapi/strapi';
import { requireGoodPassword, type Person } from './passwords/new-password';
import { normalForm } from './passwords/passwords';
import { nameIn } from './profile/profile';
import { userUid } from '../platform/http/account';
import { namesOfPeople } from './texts';
import { accountQuery } from './users';

/**
 * The rules for the fields of an account, for its owner and for administrators alike. Passwords are hashed in their
 * normal form.
 */
export function checkAccounts(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== userUid || (action !== 'create' && action !== 'update') || !('data' in params)) return next();
    const data: Record<string, unknown> = { ...params.data };
    if (typeof data.username === 'string') nameIn(data, 'username', namesOfPeople.username);
    if (typeof data.name === 'string' && data.name !== '') data.name = nameIn(data);
    if (typeof data.password === 'string') {
      const documentId = 'documentId' in params ? params.documentId : undefined;
      const known: Person | null =
        documentId === undefined ? null : await accountQuery(strapi).findOne({ where: { documentId } });
      await requireGoodPassword(strapi, data.password, { ...known, ...data });
      data.password = normalForm(data.password);
    }
    Object.assign(params, { data });
    return next();
  };
}
