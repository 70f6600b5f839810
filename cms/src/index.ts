import type { Core } from '@strapi/strapi';
import { features } from './features';
import { collect } from './platform/feature';
import { platform, startWork } from './platform/platform';

const all = [platform, ...features];

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    collect(all);
    for (const feature of all) await feature.register?.(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const feature of all) await feature.bootstrap?.(strapi);
    await startWork(strapi);
  },

  destroy() {
    for (const feature of all) feature.destroy?.();
  },
};
