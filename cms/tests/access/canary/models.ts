import type { App } from '../../harness/app';

export interface Attribute {
  type: string;
  private?: boolean;
  unique?: boolean;
  mappedBy?: string;
  target?: string;
  component?: string;
  components?: string[];
}

export interface Model {
  uid: string;
  hasDrafts: boolean;
  localised: boolean;
  attributes: Record<string, Attribute>;
}

/** All content types and components by their uid, as the rules of these tests see them. */
export function modelsOf({ strapi }: App): Map<string, Model> {
  const schemas: {
    uid: string;
    attributes: Record<string, Attribute>;
    options?: { draftAndPublish?: boolean };
    pluginOptions?: { i18n?: { localized?: boolean } };
  }[] = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  return new Map(
    schemas.map(({ uid, attributes, options, pluginOptions }) => [
      uid,
      {
        uid,
        attributes,
        hasDrafts: options?.draftAndPublish === true,
        localised: pluginOptions?.i18n?.localized === true,
      },
    ]),
  );
}

/** The populate for the components of a row, and theirs. */
export function populateComponents(models: Map<string, Model>, uid: string): Record<string, object> {
  const inside = (component: string) => ({ populate: populateComponents(models, component) });
  return Object.fromEntries(
    Object.entries(models.get(uid)?.attributes ?? {}).flatMap(
      ([name, { component, components }]): [string, object][] => {
        if (component) return [[name, inside(component)]];
        if (components)
          return [
            [name, { on: Object.fromEntries(components.map((component) => [component, inside(component)])) }],
          ];
        return [];
      },
    ),
  );
}
