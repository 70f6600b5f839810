import { storageErrors } from './texts';

/** The codes of SQLite, PostgreSQL, the file system and a quota for a full disk. */
const fullCodes = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100', 'ENOSPC', 'EDQUOT']);

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && fullCodes.has(error.code)) return true;
  return isDiskFull(error.cause);
}

/**
 * The response to a write that failed on a full disk, in the shape of Strapi's errors. The admin and the site show the
 * message.
 */
export const diskFullBody = {
  data: null,
  error: {
    status: 507,
    name: 'InsufficientStorageError',
    message: storageErrors.diskFull,
    details: {},
  },
};
