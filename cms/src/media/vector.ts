import { execFile } from 'node:child_process';
import path from 'node:path';
import { errors } from '@strapi/utils';

const maxBytes = 1024 * 1024;
const maxPictureBytes = 20 * 1024 * 1024;
const drawTimeoutMs = 10_000;
const program = path.join(__dirname, 'draw-vector.js');

const advice = 'Lever het aan als PNG, of exporteer het opnieuw als gewone SVG.';

/**
 * Draws an SVG as a PNG. The SVG itself is never stored: it could hold scripts, and everything it refers to. It is drawn
 * without a path, so that it cannot ask for files beside it.
 * @throws ValidationError, in Dutch, for what is no drawing or would take too much to draw
 */
export async function drawVector(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > maxBytes) reject('is groter dan 1 MB');
  const text = plainText(bytes);
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/.test(text)) reject('bevat verwijzingen die we niet openen (<!ENTITY>)');
  if (/<(?:[\w.-]+:)?(?:image|feImage)[\s/>]/i.test(text)) reject('bevat een foto of een ander bestand');
  const picture = await run(text);
  return picture ?? reject('kunnen we niet tekenen');
}

/** Whether these first bytes may be those of an SVG. */
export function mayBeVector(start: Buffer): boolean {
  return start.includes('<svg') || start.includes(':svg');
}

/** As UTF-8 and without its own declaration: in another encoding the checks would not see what it holds. */
function plainText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replace(/^\s*<\?xml[^>]*\?>/, '');
  } catch {
    return reject('is niet in UTF-8 opgeslagen');
  }
}

/** The picture, or null when it could not be drawn in time. */
function run(text: string): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program],
      // It needs nothing of what the server knows.
      {
        env: {},
        encoding: 'buffer',
        maxBuffer: maxPictureBytes,
        timeout: drawTimeoutMs,
        killSignal: 'SIGKILL',
      },
      (error, picture) => resolve(error ? null : picture),
    );
    // It may be gone before it has read everything; the answer says so.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(text);
  });
}

function reject(why: string): never {
  throw new errors.ValidationError(`Dit SVG-bestand ${why}. ${advice}`);
}
