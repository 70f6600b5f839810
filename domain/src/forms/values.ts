import { withoutControls } from './normalise/clean-text.js';

/** Bytes of a kilobyte in `maxFileSize`: as programs that show files count them. */
export const bytesPerKilobyte = 1024;

export interface FileInfo {
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type, as the browser or our own look at the content says. */
  type: string;
}

/** The value of a field as a form sends it. Several choices are a list, also when one or none is chosen. */
export type FieldValue = string | readonly string[] | readonly FileInfo[];

export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/** Spaces alone are empty. */
export function isEmpty(value: FieldValue | undefined): boolean {
  return value === undefined || (typeof value === 'string' ? value.trim() : value).length === 0;
}

/**
 * A text as all programs see it: browsers send the line breaks of a text area as CR LF and count them as LF, and the same
 * letter may come in one piece or as a letter and its accent.
 */
export function normalizeText(text: string): string {
  return withoutControls(normalizePassword(text));
}

/** A password as it is judged: whatever somebody chose stays in it. */
export function normalizePassword(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC');
}

export function textsOf(value: FieldValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return value.filter((item): item is string => typeof item === 'string');
}

export function filesOf(value: FieldValue): readonly FileInfo[] {
  if (typeof value === 'string') return [];
  return value.filter((item): item is FileInfo => typeof item !== 'string');
}
