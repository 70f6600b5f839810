import type { Filter } from '../../client/query';
import { optionalNumber } from '../../client/response/parse';

/** The year of the past edition that a document is of; null for the coming edition. */
export const editionYear = optionalNumber;

/** Documents of a past edition by its year, or of the coming edition: null. */
export function ofEdition(year: number | null): Filter {
  return { field: 'edition', is: year };
}
