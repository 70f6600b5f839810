import { maxPictureBytes } from './limits';
import { leftOutTexts } from './texts';

export interface LeftOut {
  name: string;
  /** In Dutch. */
  why: string;
}

export interface ChosenPictures {
  pictures: File[];
  leftOut: LeftOut[];
}

/** Types that the media library accepts, by the endings of their names. */
const types: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['svg', 'image/svg+xml'],
]);

/** For the attribute `accept` of a field that takes them. */
export const acceptedPictures = [...new Set(types.values()), '.zip'].join(',');

/**
 * The pictures among files that an editor chose or dropped, with those in ZIPs, in the order in which they came. The rest is
 * named with a reason; what computers add by themselves is not. Never rejects.
 */
export async function picturesIn(files: readonly File[]): Promise<ChosenPictures> {
  const pictures: File[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of files) {
    if (isOfComputer(file.name)) continue;
    if (isZip(file)) {
      const { picturesInZip } = await import('./pictures-in-zip');
      const found = await picturesInZip(file);
      pictures.push(...found.pictures);
      leftOut.push(...found.leftOut);
      continue;
    }
    const why = whyLeftOut(file.name, file.size, file.type);
    if (why === null) pictures.push(file);
    else leftOut.push({ name: file.name, why });
  }
  return { pictures, leftOut };
}

/** The reason, in Dutch, that a file is no picture for the site; null for one that may be. The server looks at its bytes. */
export function whyLeftOut(name: string, bytes: number, type = ''): string | null {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return leftOutTexts.heic;
  if (typeOf(name) === undefined && ![...types.values()].includes(type)) return leftOutTexts.noPicture;
  if (bytes === 0) return leftOutTexts.empty;
  return bytes > maxPictureBytes ? leftOutTexts.tooLarge : null;
}

/** The type that a file's name stands for; undefined for no picture. */
export const typeOf = (name: string): string | undefined =>
  types.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/** Hidden files, and those that Windows and macOS put into folders and ZIPs. */
export const isOfComputer = (path: string): boolean =>
  /(^|[\\/])(\.[^.\\/][^\\/]*|__MACOSX|Thumbs\.db|desktop\.ini)([\\/]|$)/i.test(path);

const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);
