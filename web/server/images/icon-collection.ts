import { z } from 'zod';

const drawing = z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() });
const alias = z.looseObject({ parent: z.string() });

export const collectionShape = z.object({
  prefix: z.string(),
  lastModified: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(z.string(), drawing),
  aliases: z.record(z.string(), alias).default({}),
});
export type Collection = z.infer<typeof collectionShape>;

/**
 * The response that Iconify's clients expect of an API; `not_found` is there only when it names something.
 */
export interface IconAnswer extends Omit<Collection, 'aliases'> {
  aliases?: Collection['aliases'];
  not_found?: string[];
}

export function selectIcons(collection: Collection, names: readonly string[]): IconAnswer {
  const { aliases: allAliases, icons: allIcons, ...rest } = collection;
  const icons: Collection['icons'] = {};
  const aliases: Collection['aliases'] = {};
  const missing = names.filter((name) => !collect(name));

  function collect(name: string): boolean {
    const [icon, other] = [own(allIcons, name), own(allAliases, name)];
    if (icon) icons[name] = icon;
    else if (other && !(name in aliases)) {
      aliases[name] = other;
      if (!collect(other.parent)) {
        // An alias of nothing draws nothing.
        Reflect.deleteProperty(aliases, name);
        return false;
      }
    }
    return icon !== undefined || other !== undefined;
  }

  return {
    ...rest,
    icons,
    ...(Object.keys(aliases).length > 0 && { aliases }),
    ...(missing.length > 0 && { not_found: missing }),
  };
}

/** A name such as `constructor` is no icon. */
function own<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
