import { z } from 'zod';
import type { Populate } from '../../client/query';

/** The language of a row's texts, where the backend says so: in English it does for what is translated. */
const locale = z.string().optional().catch(undefined);

const localizations = z
  .array(z.object({ locale: z.string() }))
  .transform((rows) => rows.map((row) => row.locale))
  .optional()
  .catch(undefined);

/** The language of a row in a list. */
export const written = { locale };

/** The languages of a row with a page of its own: its translations as well. */
export const translated = { locale, localizations };

export const translationsPopulate: Populate = { localizations: { fields: ['locale'] } };
