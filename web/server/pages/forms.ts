import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { tooLarge, type ErrorResponse } from '../http/error-responses';
import { parameterProblem } from '../http/limits';
import { formErrors } from './texts';

export interface FormLimits {
  maxBytes: number;
  /** Texts; a file is none. */
  maxFields: number;
  maxFiles: number;
  /**
   * One file, for a form whose files go to the content backend while they come in (`form-files.ts`); they do not count for
   * `maxBytes`. With 0 files stay part of the body.
   */
  maxFileBytes: number;
  /**
   * The form may come from anywhere, as from a mail program. For routes that let somebody act by a secret in the request
   * and never by a cookie.
   */
  isOpenToAll: boolean;
}

/** For a route without limits of its own: some fields and a long message. */
export const defaultFormLimits: FormLimits = {
  maxBytes: 64 * 1024,
  maxFields: 100,
  maxFiles: 0,
  maxFileBytes: 0,
  isOpenToAll: false,
};

/** Bytes of a field's name. Names are ours: the longest is far below it. */
export const maxNameBytes = 200;
/** Lines above one part of a multipart body; browsers write two or three. */
export const maxPartHeaders = 10;

const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Reads the form a page is sent. It is looked at while it comes in, because reading a form costs far more than its bytes:
 * three million empty fields fit in nine megabytes. A rejected form is not read any further.
 * @returns the body as it came, or the error response; null when the visitor left
 */
export function readForm(
  req: IncomingMessage,
  limits: FormLimits,
): Promise<{ body: Buffer } | { errorResponse: ErrorResponse } | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    function end(outcome: { body: Buffer } | { errorResponse: ErrorResponse } | null) {
      req.off('data', collect);
      req.pause();
      resolve(outcome);
    }
    function collect(chunk: Buffer) {
      length += chunk.length;
      if (length > limits.maxBytes) return end({ errorResponse: tooLarge });
      chunks.push(chunk);
      check?.write(chunk);
    }
    if (Number(req.headers['content-length'] ?? 0) > limits.maxBytes) return end({ errorResponse: tooLarge });
    const check = checkFields(req, limits, () => end({ errorResponse: badForm }));
    let isSeen = false;
    check?.on('finish', () => {
      isSeen = true;
    });
    req.on('close', () => {
      if (!req.complete) end(null);
    });
    req.on('end', () => {
      const whole = () => end({ body: Buffer.concat(chunks) });
      // It ends once it has seen every field, or says that the form breaks off. Of parts it may do so before their body ends.
      if (check && !isSeen) check.on('finish', whole).end();
      else whole();
    });
    req.on('data', collect);
  });
}

/** Looks at the fields of a form as they come; null for a body that is no form, which pages do not read as one. */
function checkFields(req: IncomingMessage, limits: FormLimits, onInvalid: () => void): BusboyInstance | null {
  const type = req.headers['content-type'];
  if (type === undefined || !isForm.test(type)) return null;
  let [fields, files] = [0, 0];
  try {
    const headers: BusboyHeaders = { 'content-type': type };
    const busboy = new Busboy({
      headers,
      limits: {
        fieldNameSize: maxNameBytes,
        fieldSize: limits.maxBytes,
        // One more than allowed, to distinguish too many from just enough.
        fields: limits.maxFields + 1,
        files: limits.maxFiles + 1,
        parts: limits.maxFields + limits.maxFiles + 1,
        headerPairs: maxPartHeaders,
      },
    });
    // A part need not say its name, whatever the types say.
    busboy.on('field', (name: string | undefined, _value, nameIsCut, valueIsCut) => {
      fields += 1;
      const isBadName =
        name === undefined ||
        nameIsCut ||
        name.length > maxNameBytes ||
        parameterProblem(`${encodeURIComponent(name)}=`) !== null;
      if (isBadName || valueIsCut || fields > limits.maxFields) onInvalid();
    });
    busboy.on('file', (name: string | undefined, stream) => {
      files += 1;
      stream.resume();
      if (name === undefined || files > limits.maxFiles) onInvalid();
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) busboy.on(limit, onInvalid);
    busboy.on('error', onInvalid);
    return busboy;
  } catch {
    // A multipart body that does not say where its parts end.
    onInvalid();
    return null;
  }
}

export const badForm: ErrorResponse = { status: 400, ...formErrors.unreadable };
