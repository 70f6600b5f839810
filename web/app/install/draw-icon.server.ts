import { paletteOf } from 'beursvloer-domain/brand';
import { createPictureProcess } from '../../pictures/picture-process';
import { readUpload } from '../content/client/upload.server';
import type { Brand } from '../content/types/brand';
import { iconFiles, type IconFile } from './icons';

type Look = Pick<Brand, 'colour' | 'icon'>;

const pictures = createPictureProcess();

/**
 * An icon of the site: the fair's own sign, or the mark in the fair's colour.
 * @throws {Error} when it cannot be drawn
 */
export async function drawIcon(file: IconFile, { colour, icon }: Look): Promise<Uint8Array<ArrayBuffer>> {
  if (file === 'favicon.svg' && icon === null) return new Uint8Array(Buffer.from(markOf(colour)));
  const { size, share } = iconFiles[file];
  const source = icon === null ? Buffer.from(markOf(colour)) : await readUpload(icon);
  // The mark in its place would be kept for it.
  if (source === null) throw new Error('The sign of the fair cannot be had.');
  const background = file.startsWith('favicon') ? null : '#ffffff';
  const png = await pictures.run({ task: 'icon', source, size, share, background });
  if (file === 'favicon.svg') return new Uint8Array(Buffer.from(svgAround(png, size)));
  return new Uint8Array(file === 'favicon.ico' ? icoOf(png, size) : png);
}

/** The label that hangs over a stand. */
function markOf(colour: string): string {
  const { light } = paletteOf(colour);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<path fill="${light.brand}" fill-rule="evenodd" d="M7 3h22v26H7l-4-4V7zm1.5 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/>`,
    `<path fill="${light['on-brand']}" d="M15 9h4v14h-4zm6 5h4v9h-4z"/></svg>`,
  ].join('');
}

/** Pages name one address for whatever the sign is. */
function svgAround(png: Uint8Array, size: number): string {
  const data = Buffer.from(png).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${data}"/></svg>`;
}

/** An ICO file of one PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10). */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
