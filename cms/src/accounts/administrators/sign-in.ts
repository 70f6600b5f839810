import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { lockRow } from '../../platform/storage/lock-row';
import { matches, normalForm } from '../passwords/passwords';
import { administratorErrors } from '../texts';
import { nobodysHash } from '../users';

/** Error, user and reason, as passport wants them. */
type Verdict = [unknown, object | false, { message: string }?];

export interface AuthService {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(credentials: { email: string; password: string }): Promise<Verdict>;
  resetPassword(input: { resetPasswordToken: string; password: string }): Promise<object>;
}

/** Passwords are hashed and compared in their normal form, and a link for a new one works once. */
export function comparePasswords(strapi: Core.Strapi, stock: AuthService): AuthService {
  const validatePassword: AuthService['validatePassword'] = (password, hash) =>
    matches(password, hash, stock.validatePassword);
  return {
    ...stock,
    validatePassword,

    hashPassword: (password) => stock.hashPassword(normalForm(password)),

    // Strapi compares with a function that cannot be replaced, and its response time reveals who has an account.
    async checkCredentials({ email, password }) {
      const wrong: Verdict = [null, false, { message: 'Invalid credentials' }];
      const user: { password: string | null; isActive: boolean } | null = await strapi.db
        .query('admin::user')
        .findOne({ where: { email } });
      if (typeof password !== 'string') return wrong;
      const right = await validatePassword(password, user?.password ?? nobodysHash);
      if (!right || !user?.password) return wrong;
      return user.isActive ? [null, user] : [null, false, { message: 'User not active' }];
    },

    async resetPassword(input) {
      return await strapi.db.transaction(async () => {
        const { resetPasswordToken } = input;
        if (!(await lockRow(strapi, 'admin::user', { resetPasswordToken })))
          throw new errors.ApplicationError(administratorErrors.linkUsed);
        return stock.resetPassword(input);
      });
    },
  };
}
