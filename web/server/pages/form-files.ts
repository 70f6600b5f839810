import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { BodyTooLarge, limitBody } from '../http/body-limit';
import { tooLarge, type ErrorResponse } from '../http/error-responses';
import { badForm, maxNameBytes, maxPartHeaders, type FormLimits } from './forms';
import type { FileField, HandedOver, HandOverFile } from './hand-over-file';

/** The field that names the form. It stands before any file, so that a file is for a known form. */
const formField = 'form';
/** Names of fields; what is written back into a form needs no escapes. */
const namePattern = /^[\w.[\]-]{1,200}$/;

export function isMultipart(req: IncomingMessage): boolean {
  return /^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '');
}

/**
 * Reads a form with files. Each file goes to the content backend while it comes in and is never held here. What the page
 * gets is the same form with a text in the place of each file: what became of it, as JSON (`HandedOver`).
 * @param findField what a field of a form takes; null for a field that takes no files
 * @returns the body, in parts with the same boundary, or the error response; null when the visitor left
 */
export async function readFormWithFiles(
  req: IncomingMessage,
  limits: FormLimits,
  handOver: HandOverFile,
  findField: (form: string, field: string) => Promise<FileField | null>,
): Promise<{ body: Buffer } | { errorResponse: ErrorResponse } | null> {
  const { maxBytes, maxFields, maxFiles, maxFileBytes } = limits;
  const type = req.headers['content-type'] ?? '';
  const entries: [string, string | Promise<HandedOver | null>][] = [];
  const filesOf = new Map<string, number>();
  let form = '';
  const bad = new AbortController();
  let fields = 0;
  let files = 0;

  /** Null for a file of a field that takes none: what is said of that is for the page. */
  async function takeFile(field: string, name: string, count: number, stream: Readable) {
    let found: FileField | null;
    try {
      found = await findField(form, field);
    } catch {
      stream.resume();
      return { fault: 'unavailable', name };
    }
    if (found && count <= found.maxFiles) {
      const maxBytes = Math.min(found.maxBytes, maxFileBytes);
      return handOver({ form: found.form, field, name, maxBytes, types: found.types }, stream);
    }
    stream.resume();
    return found && { fault: 'too-many', name };
  }

  const reject = () => {
    bad.abort();
    busboy?.destroy();
  };
  const busboy = startParser(type, {
    fieldNameSize: maxNameBytes,
    fieldSize: maxBytes,
    fields: maxFields + 1,
    files: maxFiles + 1,
    parts: maxFields + maxFiles + 1,
    headerPairs: maxPartHeaders,
    // One more than allowed: the content backend counts as well, and has to see that it is too much.
    fileSize: maxFileBytes + 1,
  });
  if (!busboy) return { errorResponse: badForm };
  // A part need not say its name, whatever the types say.
  busboy.on('field', (name: string | undefined, value, nameIsCut, valueIsCut) => {
    fields += 1;
    if (name === undefined || nameIsCut || valueIsCut || fields > maxFields || !namePattern.test(name))
      return reject();
    if (name === formField && form === '') form = value;
    entries.push([name, value]);
  });
  busboy.on('file', (field: string | undefined, stream, fileName) => {
    // A file field that was left empty is sent all the same.
    if (!fileName) return void stream.resume();
    files += 1;
    stream.on('error', () => undefined);
    if (field === undefined || files > maxFiles || form === '' || !namePattern.test(field)) return reject();
    const count = (filesOf.get(field) ?? 0) + 1;
    filesOf.set(field, count);
    const handed = takeFile(field, fileName, count, stream);
    // Awaited below; a form that breaks off is answered without.
    handed.catch(() => undefined);
    entries.push([field, handed]);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) busboy.on(limit, reject);

  // It may have seen every part before the body ends; what comes after that is nobody's, and it says so only once.
  const allSeen = once(busboy, 'finish');
  allSeen.catch(() => undefined);
  try {
    const whole = pipeline(req, limitBody(maxBytes + maxFiles * maxFileBytes), busboy);
    whole.catch(() => undefined);
    await Promise.race([whole, allSeen]);
    const texts: [string, string][] = [];
    for (const [name, value] of entries) {
      const found = await value;
      if (found !== null) texts.push([name, typeof found === 'string' ? found : JSON.stringify(found)]);
    }
    return bad.signal.aborted ? { errorResponse: badForm } : { body: write(texts, type) };
  } catch (error) {
    if (error instanceof BodyTooLarge) return { errorResponse: tooLarge };
    return bad.signal.aborted || req.complete ? { errorResponse: badForm } : null;
  }
}

function startParser(type: string, limits: ConstructorParameters<typeof Busboy>[0]['limits']) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    // A body that does not say where its parts end.
    return null;
  }
}

/** The form again, without its files. No value can hold the boundary: it came between two of them, or is our JSON. */
function write(entries: readonly [string, string][], type: string): Buffer {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const mark = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`;
  const parts = entries.map(
    ([name, value]) => `${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}${mark}--\r\n`);
}
