/** What SQLite, the file system and a quota say when nothing more can be written. */
const fullCodes = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT']);

/** Whether an error, or what caused it, is a disk without room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && fullCodes.has(error.code)) return true;
  return isDiskFull(error.cause);
}

/** Says in the shape of Strapi's errors that what was sent is not stored; the admin and the site show the message. */
export const diskFullBody = {
  data: null,
  error: {
    status: 507,
    name: 'InsufficientStorageError',
    message:
      'De schijf van de server is vol, dus dit kon niet worden opgeslagen. Laat de beheerder ruimte vrijmaken en probeer het daarna opnieuw.',
    details: {},
  },
};
