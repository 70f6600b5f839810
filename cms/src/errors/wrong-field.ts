import { errors } from '@strapi/utils';

/** A field with something wrong in it; `message` is a sentence for whoever filled it in, `name` says the same to programs. */
export function wrongField(field: string, message: string, name = 'ValidationError'): errors.ValidationError {
  return new errors.ValidationError(message, { errors: [{ path: [field], name, message }] });
}
