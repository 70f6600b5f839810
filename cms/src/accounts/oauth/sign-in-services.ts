import type { Core } from '@strapi/strapi';
import { getLandingUrl, getServices } from './services';

interface StockService {
  icon: string;
  enabled: boolean;
  grantConfig: object;
}

/**
 * Makes Strapi's stored settings of its services equal to the configuration: on with their key and secret, or off,
 * whatever the admin says.
 */
export async function setSignInServices(strapi: Core.Strapi): Promise<void> {
  const stock: Record<string, StockService> = strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .getAll();
  const services = getServices(strapi).filter(({ issuer }) => issuer === null);
  const entries = Object.entries(stock).map(([name, { icon, grantConfig }]) => {
    const service = services.find((candidate) => candidate.name === name);
    const own = service && {
      key: service.key,
      secret: service.secret,
      callback: getLandingUrl(strapi),
      ...(service.subdomain === null ? {} : { subdomain: service.subdomain }),
      ...(service.keysUrl === null ? {} : { jwksurl: service.keysUrl }),
    };
    // Strapi's name for signing in with a password is `email`.
    return [name, { icon, enabled: name === 'email' || service !== undefined, ...grantConfig, ...own }];
  });
  await strapi
    .store({ type: 'plugin', name: 'users-permissions', key: 'grant' })
    .set({ value: Object.fromEntries(entries) });
}
