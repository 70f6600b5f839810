import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';
import { commands } from '../../../../scripts/programs.mjs';

const attribute = z.object({
  type: z.string(),
  customField: z.string().optional(),
  required: z.boolean().optional(),
  writable: z.boolean().optional(),
  maxLength: z.number().optional(),
  regex: z.string().optional(),
  enum: z.array(z.string()).optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  repeatable: z.boolean().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  target: z.string().optional(),
  mappedBy: z.string().optional(),
  multiple: z.boolean().optional(),
  allowedTypes: z.array(z.string()).optional(),
  pluginOptions: z.object({ editor: z.object({ choiceOf: z.string().optional() }).optional() }).optional(),
});
const schema = z.object({
  kind: z.enum(['collectionType', 'singleType']).optional(),
  options: z.object({ draftAndPublish: z.boolean().optional() }).optional(),
  pluginOptions: z
    .object({
      i18n: z.object({ localized: z.boolean() }).optional(),
      'content-manager': z.object({ visible: z.boolean() }).optional(),
    })
    .optional(),
  attributes: z.record(z.string(), attribute),
});
export type Attribute = z.infer<typeof attribute>;

/** A content type that editors fill. */
export interface ContentType {
  uid: string;
  isSingle: boolean;
  hasDrafts: boolean;
  isLocalised: boolean;
  attributes: Record<string, Attribute>;
}

const sources = join(commands.cms.cwd, 'src');
const read = (file: string) => schema.parse(JSON.parse(readFileSync(join(sources, file), 'utf8')));

/** The content types that stand in the admin, by name, and the attributes of components, by `folder.name`. */
function contentModels() {
  const types = new Map<string, ContentType>();
  for (const name of readdirSync(join(sources, 'api'))) {
    const file = join('api', name, 'content-types', name, 'schema.json');
    if (!existsSync(join(sources, file))) continue;
    const { kind, options, pluginOptions, attributes } = read(file);
    if (pluginOptions?.['content-manager']?.visible === false) continue;
    types.set(`api::${name}.${name}`, {
      uid: `api::${name}.${name}`,
      isSingle: kind === 'singleType',
      hasDrafts: options?.draftAndPublish === true,
      isLocalised: pluginOptions?.i18n?.localized === true,
      attributes,
    });
  }
  const files = readdirSync(join(sources, 'components'), { recursive: true, encoding: 'utf8' });
  const components = new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.replace(/[\\/]/, '.').replace(/\.json$/, ''),
        read(join('components', file)).attributes,
      ]),
  );
  return { types, components };
}

export const models = contentModels();
