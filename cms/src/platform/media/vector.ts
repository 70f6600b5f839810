import { errors } from '@strapi/utils';
import { libraryPictures, orUnreadable, type PictureProcess } from './picture-process';
import { svgErrors } from './texts';

const maxBytes = 1024 * 1024;
const drawTimeoutMs = 10_000;

/**
 * Draws an SVG as a PNG. The SVG itself is never stored: it could hold scripts and refer to other files. It is drawn
 * without a path, so it cannot read files beside it.
 * @param timeoutMs how long drawing may take before it is ended
 * @throws ValidationError, in Dutch, for what is no drawing or takes too much to draw
 */
export async function drawVector(
  bytes: Buffer,
  pictures: PictureProcess = libraryPictures,
  timeoutMs = drawTimeoutMs,
): Promise<Uint8Array> {
  if (bytes.length > maxBytes) reject(svgErrors.tooLarge);
  const text = withoutEntities(plainText(bytes));
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/.test(text)) reject(svgErrors.hasEntities);
  if (text.length > maxBytes) reject(svgErrors.tooLarge);
  if (/<(?:[\w.-]+:)?(?:image|feImage)[\s/>]/i.test(text)) reject(svgErrors.hasFile);
  const drawn = await orUnreadable(pictures.run({ task: 'draw', svg: text }, timeoutMs), null);
  return drawn?.png ?? reject(svgErrors.notDrawn);
}

export function mayBeVector(start: Buffer): boolean {
  return start.includes('<svg') || start.includes(':svg');
}

/** Decodes as UTF-8 and removes the XML declaration: with another encoding the checks would miss things. */
function plainText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replace(/^\s*<\?xml[^>]*\?>/, '');
  } catch {
    return reject(svgErrors.notUtf8);
  }
}

/** Declarations of entities in a DOCTYPE, one after the other, each with a plain text: no markup, and no other entity. */
const entity = /^<!ENTITY\s+([A-Za-z_][\w.-]{0,40})\s+(?:"([^"<>&%]{0,200})"|'([^'<>&%]{0,200})')\s*>/;
const docType =
  /<!DOCTYPE\s+[\w.:-]+(?:\s+(?:PUBLIC|SYSTEM)(?:\s+(?:"[^"<>]*"|'[^'<>]*'))+)?\s*\[([^\]]*)\]\s*>/;
const maxEntities = 50;

/**
 * Writes entities out, which Illustrator has for its namespaces, and removes the DOCTYPE that declares them. Each stands for a
 * short text without further entities. A drawing with any other declaration is returned as it is.
 */
function withoutEntities(text: string): string {
  const [whole, declarations] = docType.exec(text) ?? [];
  if (whole === undefined || declarations === undefined) return text;
  const entities = new Map<string, string>();
  let rest = declarations.trimStart();
  while (rest !== '') {
    const [declared, name, double, single] = entity.exec(rest) ?? [];
    if (declared === undefined || name === undefined) return text;
    if (entities.size === maxEntities) return text;
    entities.set(name, double ?? single ?? '');
    rest = rest.slice(declared.length).trimStart();
  }
  let length = text.length;
  return text
    .replace(whole, () => '')
    .replace(/&([\w.-]{1,41});/g, (reference, name: string) => {
      const value = predefined.has(name) ? undefined : entities.get(name);
      if (value === undefined) return reference;
      length += value.length;
      return length > maxBytes ? reject(svgErrors.tooLarge) : value;
    });
}

/** XML's own: a drawing cannot give them another meaning. */
const predefined = new Set(['amp', 'apos', 'gt', 'lt', 'quot']);

function reject(message: string): never {
  throw new errors.ValidationError(message);
}
