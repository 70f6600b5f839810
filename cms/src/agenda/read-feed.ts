import { errors } from '@strapi/utils';
import { agendaErrors } from './texts';

/** How long before a session a calendar can be asked to remind, in minutes. */
const alarms = [15, 60];
const maxSessions = 500;
const maxToldBytes = 512 * 1024;

/** The public numbers of sessions. @throws {errors.ValidationError} in Dutch */
export function readSessions(value: unknown): number[] {
  if (!Array.isArray(value)) throw new errors.ValidationError(agendaErrors.noSessions);
  if (value.length > maxSessions) throw new errors.ValidationError(agendaErrors.tooManySessions(maxSessions));
  const numbers = value.filter((each): each is number => Number.isInteger(each) && each > 0 && each < 1e9);
  if (numbers.length < value.length) throw new errors.ValidationError(agendaErrors.noSessions);
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** Minutes before a session; null for no reminder. @throws {errors.ValidationError} in Dutch */
export function readAlarm(value: unknown): number | null {
  if (value === null) return null;
  const found = alarms.find((minutes) => minutes === value);
  if (found === undefined) throw new errors.ValidationError(agendaErrors.noAlarm);
  return found;
}

/**
 * Checks only that this is a list and not too large: the site alone writes and reads the content.
 * @throws {errors.ValidationError}
 */
export function readTold(value: unknown): unknown[] {
  if (!Array.isArray(value) || Buffer.byteLength(JSON.stringify(value)) > maxToldBytes)
    throw new errors.ValidationError('This is not what calendars were told.');
  return value;
}
