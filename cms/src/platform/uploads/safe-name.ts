import path from 'node:path';

const maxLength = 100;
/** Names that Windows takes for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file's name as somebody may download it: no folders, nothing invisible, nothing that a disk or a shell takes for
 * something else, and the extension of its type, whatever it was called.
 * @param ext with its dot
 */
export function safeName(given: string, ext: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const { name, ext: old } = path.parse(last);
  const base = (/^\.\w{1,5}$/.test(old) ? name : last)
    // Control, format (such as those that turn the order of letters) and unassigned characters.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*`$;&%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');
  const short = [...base].slice(0, maxLength).join('').trim();
  if (short === '') return `bestand${ext}`;
  return `${devices.test(short) ? '_' : ''}${short}${ext}`;
}
