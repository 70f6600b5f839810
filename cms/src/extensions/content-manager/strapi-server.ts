import type { Core } from '@strapi/strapi';
import { withContentOnly, type HomepageService } from '../../editor/recent';

interface Plugin {
  services: { homepage: (context: { strapi: Core.Strapi }) => HomepageService };
}

/** Every deviation from the stock content manager; what it shows is decided in `src/editor`. */
export default function extend(plugin: Plugin): Plugin {
  const { homepage } = plugin.services;
  plugin.services.homepage = (context) => withContentOnly(context.strapi, homepage(context));
  return plugin;
}
