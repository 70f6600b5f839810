import type { Core } from '@strapi/strapi';
import { firebaseName, getFirebaseProvider } from '../firebase/provider';

export interface Service {
  name: string;
  label: string;
  key: string;
  secret: string;
  issuer: string | null;
  subdomain: string | null;
  keysUrl: string | null;
  trustsEmail: boolean;
}

export const getServices = (strapi: Core.Strapi): Service[] => strapi.config.get('site.signIn');

export function findService(strapi: Core.Strapi, name: string | undefined): Service | undefined {
  return getServices(strapi).find((service) => service.name === name);
}

/** The label of a service; undefined when it is not, or no longer, configured. */
export function getLabel(strapi: Core.Strapi, name: string): string | undefined {
  return name === firebaseName ? getFirebaseProvider(strapi)?.label : findService(strapi, name)?.label;
}

/** The callback URL of a service; never taken from a request. */
export function getCallbackUrl(strapi: Core.Strapi, name: string): string {
  return `${getSiteUrl(strapi)}${strapi.config.get('api.rest.prefix')}/connect/${name}/callback`;
}

export const getLandingUrl = (strapi: Core.Strapi): string => `${getSiteUrl(strapi)}/c`;

export const getSiteUrl = (strapi: Core.Strapi): string => strapi.config.get('site.url');
