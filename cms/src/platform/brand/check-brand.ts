import type { Modules } from '@strapi/strapi';
import { colourErrors, readColour } from 'beursvloer-domain/brand';
import { wrongField } from '../errors/wrong-field';
import { brandUid } from './palette';

/** Stores the colour of the fair in the one way in which everything reads it, however it was typed. */
export function checkBrand(): Modules.Documents.Middleware.Middleware {
  return async ({ uid, params }, next) => {
    if (uid !== brandUid || !('data' in params)) return next();
    const data = { ...(params.data as { colour?: unknown }) };
    // Strapi rejects what is no text.
    if (typeof data.colour !== 'string') return next();
    const colour = readColour(data.colour);
    if (colour === null) throw wrongField('colour', colourErrors.wrong);
    Object.assign(params, { data: { ...data, colour } });
    return next();
  };
}
