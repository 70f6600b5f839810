import { z } from 'zod';
import type { Populate } from '../../client/query';

/** The language of a row's texts, where the backend says so: in English it does for what is translated. */
const locale = z.string().optional().catch(undefined);

const localizations = z
  .array(z.object({ locale: z.string() }))
  .transform((rows) => rows.map((row) => row.locale))
  .optional()
  .catch(undefined);

export const written = { locale };

export const translated = { locale, localizations };

export const translationsPopulate: Populate = { localizations: { fields: ['locale'] } };
