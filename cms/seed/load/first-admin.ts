import type { Core } from '@strapi/strapi';

export interface FirstAdmin {
  email: string;
  password: string;
}

/** Creates the first admin account, with every right, unless there is an account already. */
export async function makeFirstAdmin(
  strapi: Core.Strapi,
  account: FirstAdmin | null,
  log: (line: string) => void,
): Promise<void> {
  if (await strapi.service('admin::user').exists()) {
    log('The admin has an account: left as it is.');
    return;
  }
  if (!account) throw new Error('The admin has no account yet: set ADMIN_EMAIL and ADMIN_PASSWORD.');
  const role = await strapi.service('admin::role').getSuperAdmin();
  try {
    await strapi.service('admin::user').create({
      email: account.email,
      password: account.password,
      firstname: 'Beheerder',
      lastname: '',
      preferedLanguage: 'nl',
      isActive: true,
      registrationToken: null,
      roles: [role.id],
    });
  } catch (error) {
    // Mostly a password that is too weak: the operator reads which setting that is about.
    throw new Error(`ADMIN_EMAIL and ADMIN_PASSWORD make no account: ${String(error)}`, { cause: error });
  }
  log(`Made the first admin account, ${account.email}.`);
}
