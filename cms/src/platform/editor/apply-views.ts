import type { Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';
import { choicesOf, withChoices, type Choices, type Configuration, type Model } from './configuration';
import { readViews } from './view';

/** The two services of the content manager that store configurations; to them a component is a model too. */
interface ConfigurationService {
  findConfiguration(model: Model): Promise<Configuration>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<Configuration>;
}

export async function applyViews(strapi: Core.Strapi): Promise<void> {
  const views = readViews();
  const contentManager = strapi.plugin('content-manager');
  const types: ConfigurationService & { findContentType(uid: string): Model | undefined } =
    contentManager.service('content-types');
  const components: ConfigurationService & { findComponent(uid: string): Model | undefined } =
    contentManager.service('components');
  const remembered = strapi.store({ type: 'core', name: 'editor_views' });

  for (const [uid, view] of views) {
    const type = types.findContentType(uid);
    const model = type ?? components.findComponent(uid);
    if (!model) throw new Error(`There is a view for ${uid}, but no such content type or component.`);

    const service = type ? types : components;
    const stored = configurationOf(await service.findConfiguration(model));
    const previous = asChoices(await remembered.get({ key: uid }));
    const choices = choicesOf(model, view, (target) => views.get(target)?.mainField);
    const configuration = withChoices(stored, choices, previous);
    if (!isDeepStrictEqual(configuration, stored)) await service.updateConfiguration(model, configuration);
    if (!isDeepStrictEqual(choices, previous)) await remembered.set({ key: uid, value: choices });
  }
}

function configurationOf({ settings, metadatas, layouts }: Configuration): Configuration {
  return { settings, metadatas, layouts };
}

function asChoices(value: unknown): Choices {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
