import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { lockRow } from '../../platform/storage/lock-row';
import { requireGoodPassword } from '../passwords/new-password';
import { nameIn } from '../profile/profile';
import { administratorErrors, namesOfPeople } from '../texts';

type Attributes = Record<string, unknown>;
type Id = number | string;

interface User {
  id: Id;
}

export interface UserService {
  create(attributes: Attributes): Promise<User>;
  createFirstAdmin(attributes: Attributes): Promise<User>;
  updateById(id: Id, attributes: Attributes): Promise<User | null>;
  register(input: { registrationToken: string; userInfo: Attributes }): Promise<User | null>;
  resetPasswordByEmail(email: string, password: string): Promise<void>;
}

/**
 * Administrators follow the visitors' rules for names and passwords. An invitation works once. A new password, or a
 * deactivated account, ends all sessions.
 */
export function checkUsers(strapi: Core.Strapi, stock: UserService): UserService {
  const query = () => strapi.db.query('admin::user');

  return {
    ...stock,

    async create(attributes) {
      await checkPerson(strapi, attributes, attributes);
      return stock.create(attributes);
    },

    async createFirstAdmin(attributes) {
      await checkPerson(strapi, attributes, attributes);
      return stock.createFirstAdmin(attributes);
    },

    async updateById(id, attributes) {
      const known: Attributes | null = await query().findOne({ where: { id } });
      await checkPerson(strapi, attributes, { ...known, ...attributes });
      const changesPassword = attributes.password !== undefined;
      const ended = changesPassword ? linksEndedBy({ ...known, ...attributes }) : {};
      const updated = await stock.updateById(id, { ...attributes, ...ended });
      if (changesPassword || attributes.isActive === false) await endSessions(strapi, id);
      return updated;
    },

    async register(input) {
      return await strapi.db.transaction(async () => {
        const { registrationToken } = input;
        if (!(await lockRow(strapi, 'admin::user', { registrationToken })))
          throw new errors.ApplicationError(administratorErrors.invitationUsed);
        return stock.register(input);
      });
    },

    // Used by the command `strapi admin:reset-user-password`, which writes to the database itself.
    async resetPasswordByEmail(email, password) {
      const known: (User & Attributes) | null = await query().findOne({ where: { email } });
      await checkPerson(strapi, { password }, { ...known, email });
      await stock.resetPasswordByEmail(email, password);
      if (known) await endSessions(strapi, known.id);
    },
  };
}

/** A new password ends the open link to choose one and, for active administrators, the invitation. */
function linksEndedBy({ isActive }: Attributes): Attributes {
  const noReset = { resetPasswordToken: null, resetPasswordTokenExpiresAt: null };
  return isActive === true ? { ...noReset, registrationToken: null } : noReset;
}

/** Rejects a name or password that breaks the rules. */
export async function checkPerson(
  strapi: Core.Strapi,
  changed: Attributes,
  person: Attributes,
): Promise<void> {
  if (changed.firstname !== undefined) nameIn(changed, 'firstname', namesOfPeople.firstName);
  if (changed.lastname) nameIn(changed, 'lastname', namesOfPeople.lastName);
  if (changed.username) nameIn(changed, 'username', namesOfPeople.username);
  if (changed.password !== undefined) await requireGoodPassword(strapi, changed.password, person);
}

async function endSessions(strapi: Core.Strapi, id: Id): Promise<void> {
  await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
}
