import { isFetchError } from '@strapi/strapi/admin';

interface Fault {
  path: string[];
  /** The rule that it does not satisfy. */
  name: string;
  message: string;
}

/** Details of an error of the server; empty for any other error. */
export function detailsOf(error: unknown): Readonly<Record<string, unknown>> {
  const details: unknown = isFetchError(error) ? error.response?.data?.error?.details : null;
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

/** The fields that are wrong, as the server says. */
export function faultsOf(error: unknown): Fault[] {
  const { errors } = detailsOf(error);
  return Array.isArray(errors) ? errors : [];
}
