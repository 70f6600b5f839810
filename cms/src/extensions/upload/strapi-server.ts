import type { Core } from '@strapi/strapi';
import { withPictureProcess, type ImageService } from '../../platform/media/image-service';
import {
  withContentNames,
  withFileRules,
  type ProviderService,
  type UploadService,
} from '../../platform/media/library';

type Factory<T> = (context: { strapi: Core.Strapi }) => T;

interface Plugin {
  services: {
    upload: Factory<UploadService>;
    provider: Factory<ProviderService>;
    'image-manipulation': ImageService;
  };
}

/** Every deviation from the stock media library; the rules themselves live in `src/platform/media`. */
export default function extend(plugin: Plugin): Plugin {
  const { upload, provider } = plugin.services;
  plugin.services.upload = (context) => withFileRules(context.strapi, upload(context));
  plugin.services.provider = (context) => withContentNames(provider(context));
  plugin.services['image-manipulation'] = withPictureProcess(plugin.services['image-manipulation']);
  return plugin;
}
