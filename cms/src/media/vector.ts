import { execFile } from 'node:child_process';
import path from 'node:path';
import { errors } from '@strapi/utils';

const maxBytes = 1024 * 1024;
const maxPictureBytes = 20 * 1024 * 1024;
const drawTimeoutMs = 10_000;
const program = path.join(__dirname, 'draw-vector.js');

const advice = 'Lever het aan als PNG, of exporteer het opnieuw als gewone SVG.';

/**
 * Draws an SVG as a PNG. The SVG itself is never stored: it could hold scripts and refer to other files. It is drawn
 * from standard input, without a path, so it cannot read files beside it.
 * @param timeoutMs how long drawing may take before it is ended
 * @throws ValidationError, in Dutch, for what is no drawing or takes too much to draw
 */
export async function drawVector(bytes: Buffer, timeoutMs = drawTimeoutMs): Promise<Buffer> {
  if (bytes.length > maxBytes) reject('is groter dan 1 MB');
  const text = plainText(bytes);
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/.test(text)) reject('bevat verwijzingen die we niet openen (<!ENTITY>)');
  if (/<(?:[\w.-]+:)?(?:image|feImage)[\s/>]/i.test(text)) reject('bevat een foto of een ander bestand');
  const picture = await run(text, timeoutMs);
  return picture ?? reject('kunnen we niet tekenen');
}

/** Whether these first bytes may be those of an SVG. */
export function mayBeVector(start: Buffer): boolean {
  return start.includes('<svg') || start.includes(':svg');
}

/** Decodes as UTF-8 and removes the XML declaration: with another encoding the checks would miss things. */
function plainText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replace(/^\s*<\?xml[^>]*\?>/, '');
  } catch {
    return reject('is niet in UTF-8 opgeslagen');
  }
}

/** The picture, or null when it could not be drawn in time. */
function run(text: string, timeoutMs: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program],
      // The child process gets none of the server's secrets.
      {
        env: {},
        encoding: 'buffer',
        maxBuffer: maxPictureBytes,
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
      },
      (error, picture) => resolve(error ? null : picture),
    );
    // The child may exit before it has read everything; the callback reports that.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(text);
  });
}

function reject(why: string): never {
  throw new errors.ValidationError(`Dit SVG-bestand ${why}. ${advice}`);
}
