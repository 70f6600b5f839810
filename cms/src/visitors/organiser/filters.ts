import { errors } from '@strapi/utils';
import { registrationStates } from '../states';
import { visitErrors } from '../texts';
import type { VisitorFilters } from './shape';

/** @throws {errors.ValidationError} for a filter that is no text, or a long one, and for a state that there is not */
export function readFilters(query: Record<string, unknown>): VisitorFilters {
  const read = (name: string) => {
    const value = query[name] ?? '';
    if (typeof value !== 'string' || value.length > 100) throw wrong(name);
    return value;
  };
  const asked = read('state');
  const state = registrationStates.find((one) => one === asked) ?? '';
  if (state !== asked) throw wrong('state');
  return {
    q: read('q'),
    state,
    day: read('day'),
    audience: read('audience'),
    interest: read('interest'),
    needs: read('needs'),
  };
}

const wrong = (name: string) => new errors.ValidationError(visitErrors.filter(name));
