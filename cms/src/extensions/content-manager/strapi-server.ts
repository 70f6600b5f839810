import type { Core } from '@strapi/strapi';
import { withContentOnly, type HomepageService } from '../../editor/recent';
import { slugFieldController } from '../../editor/slug-field';

interface Plugin {
  controllers: Record<string, unknown>;
  services: { homepage: (context: { strapi: Core.Strapi }) => HomepageService };
}

/** Every deviation from Strapi's content manager; `src/editor` decides what it shows. */
export default function extend(plugin: Plugin): Plugin {
  plugin.controllers.uid = slugFieldController;
  const { homepage } = plugin.services;
  plugin.services.homepage = (context) => withContentOnly(context.strapi, homepage(context));
  return plugin;
}
