import { errors } from '@strapi/utils';

/** An error about one field: `message` is a sentence for the user, `name` says the same to programs. */
export function wrongField(field: string, message: string, name = 'ValidationError'): errors.ValidationError {
  return new errors.ValidationError(message, { errors: [{ path: [field], name, message }] });
}
