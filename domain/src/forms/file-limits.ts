import { isFileType, usualFileTypes } from './file-types.js';
import type { FileType } from './rules/files.js';
import { bytesPerKilobyte } from './values.js';

export interface FileLimits {
  maxFiles: number;
  /** Of one file. */
  maxBytes: number;
  types: readonly FileType[];
}

/** The most that any field takes, whatever its rules say: cms/src/platform/uploads counts as well. */
export const mostFiles = { maxFiles: 20, maxBytes: 128 * 1024 * 1024 } as const;
const usualMaxFiles = 10;
const usualMaxBytes = 10 * 1024 * 1024;

export function fileLimits({
  rules,
}: {
  rules: readonly { name: string; args?: readonly string[]; isBlocking?: boolean }[];
}): FileLimits {
  const argsOf = (rule: string) =>
    rules.find(({ name, isBlocking }) => name === rule && isBlocking !== false)?.args ?? [];
  const [files = usualMaxFiles] = argsOf('maxFiles');
  const [kilobytes = usualMaxBytes / bytesPerKilobyte] = argsOf('maxFileSize');
  const types = argsOf('fileTypes').filter(isFileType);
  return {
    maxFiles: Math.min(Number(files), mostFiles.maxFiles),
    maxBytes: Math.max(1, Math.min(Number(kilobytes) * bytesPerKilobyte, mostFiles.maxBytes)),
    types: types.length > 0 ? types : usualFileTypes,
  };
}
