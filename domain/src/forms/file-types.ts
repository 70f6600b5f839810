import type { FileType } from './rules/files.js';

const office = 'application/vnd.openxmlformats-officedocument';

export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  mp4: 'video/mp4',
  zip: 'application/zip',
  svg: 'image/svg+xml',
} as const satisfies Record<FileType, string>;

/** For a field that names no types: no archive, and no drawing that could hold a script. */
export const usualFileTypes: readonly FileType[] = ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'pptx'];

export function isFileType(name: string): name is FileType {
  return Object.hasOwn(fileTypes, name);
}

export function fileTypeOf(mime: string): FileType | null {
  return (
    Object.keys(fileTypes)
      .filter(isFileType)
      .find((name) => fileTypes[name] === mime) ?? null
  );
}
