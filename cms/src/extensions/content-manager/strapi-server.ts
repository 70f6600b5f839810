import type { Core } from '@strapi/strapi';
import { withContentOnly, type HomepageService } from '../../platform/editor/recent';
import { relationsController, type RelationsController } from '../../platform/editor/relations';
import { slugFieldController } from '../../platform/editor/slug-field';

interface Plugin {
  controllers: Record<string, unknown> & { relations: RelationsController };
  services: { homepage: (context: { strapi: Core.Strapi }) => HomepageService };
}

export default function extend(plugin: Plugin): Plugin {
  plugin.controllers.uid = slugFieldController;
  plugin.controllers.relations = relationsController(plugin.controllers.relations);
  const { homepage } = plugin.services;
  plugin.services.homepage = (context) => withContentOnly(context.strapi, homepage(context));
  return plugin;
}
