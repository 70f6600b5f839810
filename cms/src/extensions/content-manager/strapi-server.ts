import type { Core } from '@strapi/strapi';
import { withHolders, withHoldersInChoices, type ListController } from '../../exhibitors/stand-holders';
import { withListLanguage, type BulkController } from '../../platform/editor/bulk-language';
import { withContentOnly, type HomepageService } from '../../platform/editor/recent';
import { relationsController, type RelationsController } from '../../platform/editor/relations';
import { slugFieldController } from '../../platform/editor/slug-field';

interface Program {
  strapi: Core.Strapi;
}
interface Plugin {
  controllers: Record<string, unknown> & {
    'collection-types': ListController & BulkController;
    relations: RelationsController;
  };
  services: { homepage: (context: Program) => HomepageService };
}

export default function extend(plugin: Plugin): Plugin {
  plugin.controllers.uid = slugFieldController;
  const { 'collection-types': lists, relations } = plugin.controllers;
  Object.assign(plugin.controllers, {
    'collection-types': ({ strapi }: Program) => withHolders(strapi, withListLanguage(strapi, lists)),
    relations: ({ strapi }: Program) => withHoldersInChoices(strapi, relationsController(relations)),
  });
  const { homepage } = plugin.services;
  plugin.services.homepage = (context) => withContentOnly(context.strapi, homepage(context));
  return plugin;
}
