import { errors } from '@strapi/utils';
import {
  maxSentEntries,
  readAgenda,
  readSentAgenda,
  type Agenda,
  type SentAgenda,
} from 'beursvloer-domain/agenda';
import { agendaErrors } from './texts';

/** The maximum per visitor: more than there is to see at a fair. Entries written longest ago give way. */
export const maxStoredEntries = 2000;

/**
 * Reads what a device sends to be merged.
 * @throws {errors.ValidationError} in Dutch
 */
export function readSent(entries: unknown, nowMs: number): SentAgenda {
  if (Array.isArray(entries) && entries.length > maxSentEntries)
    throw new errors.ValidationError(agendaErrors.tooManyEntries(maxSentEntries));
  const sent = readSentAgenda(entries, nowMs);
  if (sent === null) throw new errors.ValidationError(agendaErrors.noEntries);
  return sent;
}

/** Reads what was stored. It was in time when it came in, whatever the clock says now. */
export const readStored = (entries: unknown): Agenda => readAgenda(entries, Infinity);
