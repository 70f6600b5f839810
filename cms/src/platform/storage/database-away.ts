import { storageErrors } from './texts';

/**
 * PostgreSQL's codes when it ends, starts or has no connection left:
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const postgresCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);
const networkCodes = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
]);
const driverMessages =
  /^Connection terminated|^timeout expired$|^Knex: Timeout acquiring a connection|^Client has encountered a connection error/;

/**
 * True when an error, or its cause, is that the database cannot be reached. A call to another service fails
 * with the same codes, so ask only about errors that come out of a request as a whole.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (postgresCodes.has(code) || networkCodes.has(code) || driverMessages.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}

export const databaseAwayBody = {
  data: null,
  error: {
    status: 503,
    name: 'ServiceUnavailableError',
    message: storageErrors.databaseAway,
    details: {},
  },
};
