import type { Core } from '@strapi/strapi';
import { withContentOnly, type HomepageService } from '../../editor/recent';
import { slugFieldController } from '../../editor/slug-field';

interface Plugin {
  controllers: Record<string, unknown>;
  services: { homepage: (context: { strapi: Core.Strapi }) => HomepageService };
}

/** Every deviation from the stock content manager; what it shows is decided in `src/editor`. */
export default function extend(plugin: Plugin): Plugin {
  plugin.controllers.uid = slugFieldController;
  const { homepage } = plugin.services;
  plugin.services.homepage = (context) => withContentOnly(context.strapi, homepage(context));
  return plugin;
}
