import { detailsOf, faultsOf } from '../../platform/admin/error-details';
import { faultTexts } from './texts';

/** A sentence for each field that is wrong, by its name. */
export const faultsIn = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    faultsOf(error).map(({ path, name, message }) => [path.join('.'), faultTexts[name] ?? message]),
  );

/** The registration that has the e-mail address already. */
export function knownIn(error: unknown): number | null {
  const { id } = detailsOf(error);
  return typeof id === 'number' ? id : null;
}

/** The time at which the visitor was let in today, when the server asks to be sure because of that. */
export function insideIn(error: unknown): string | null {
  const { scannedAt } = detailsOf(error);
  return typeof scannedAt === 'string' ? scannedAt : null;
}
