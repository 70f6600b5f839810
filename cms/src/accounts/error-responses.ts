import { errors } from '@strapi/utils';
import { ErrorResponse } from '../platform/http/error-responses';
import { accountErrors, fieldErrors } from './texts';

export class WrongPassword extends errors.ValidationError {
  constructor(field: string) {
    const message = fieldErrors.wrongPassword;
    super(message, { errors: [{ path: [field], name: 'ValidationError', message }] });
  }
}

/** For an account without a password: its owner signs in with another service. */
export function passwordMissing(message: string): ErrorResponse {
  return new ErrorResponse(403, 'PasswordMissing', message);
}

export function accountBlocked(): ErrorResponse {
  return new ErrorResponse(403, 'AccountBlocked', accountErrors.blocked);
}

export function recentLoginRequired(): ErrorResponse {
  return new ErrorResponse(403, 'RecentLoginRequired', accountErrors.recentLoginRequired);
}
