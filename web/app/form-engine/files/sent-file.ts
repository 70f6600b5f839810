/** Why a file is not with its form: the content backend's words, and ours for what happens before. */
const fileFaults = [
  'too-large',
  'too-many',
  'empty',
  'cut-off',
  'wrong-type',
  'damaged',
  'too-many-pixels',
  'unavailable',
  'too-often',
  'sending',
  'gone',
] as const;
export type FileFault = (typeof fileFaults)[number];

/** The fault with this name; `unavailable` for one that is not known. */
export function faultNamed(name: unknown): FileFault {
  return fileFaults.find((fault) => fault === name) ?? 'unavailable';
}

/** A file that the content backend has, and that waits for its form. */
export interface Upload {
  /** Whoever has it may send the file along with its form. */
  id: string;
  name: string;
  type: string;
  bytes: number;
}

export interface FaultyFile {
  fault: FileFault;
  name: string;
  id?: string;
}

/** A file as a form sends it: in a text, as JSON. */
export type SentFile = Upload | FaultyFile;

/** Reads what was sent in the place of a file; null for anything else, such as an empty field. */
export function readSentFile(text: string): SentFile | null {
  if (!text.startsWith('{')) return null;
  const read = parsed(text);
  const { id, name, fault } = read;
  if (typeof name !== 'string') return null;
  if (fault !== undefined) return { fault: faultNamed(fault), name, ...(typeof id === 'string' && { id }) };
  const { type, bytes } = read;
  const isUpload = typeof id === 'string' && typeof type === 'string' && typeof bytes === 'number';
  return isUpload ? { id, name, type, bytes } : null;
}

export function uploadsIn(texts: readonly unknown[]): Upload[] {
  return texts.flatMap((text) => {
    const file = typeof text === 'string' ? readSentFile(text) : null;
    return file && !('fault' in file) ? [file] : [];
  });
}

function parsed(text: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
