const colleagues = new Set(['createdBy', 'updatedBy']);

/** The fields of a colleague that the admin shows to every editor. */
const shown = new Set(['id', 'firstname', 'lastname', 'username']);

/**
 * Finds hidden fields of a colleague in a parsed query. Filtering, sorting or selecting by their e-mail,
 * roles or secrets would reveal those bit by bit.
 */
export function readsColleagues(query: unknown, isOrder = false): boolean {
  if (typeof query === 'string') return isOrder && orders(query);
  if (typeof query !== 'object' || query === null) return false;
  return Object.entries(query).some(([key, inner]) =>
    colleagues.has(key) ? !asksWhatIsShown(inner) : readsColleagues(inner, isOrder || key === 'sort'),
  );
}

function orders(text: string): boolean {
  return text.split(',').some((column) => {
    const steps = (column.split(':', 1)[0] ?? '').split('.').map((step) => step.trim());
    const at = steps.findIndex((step) => colleagues.has(step));
    const asked = at < 0 ? [] : steps.slice(at + 1);
    return asked.some((step) => !shown.has(step));
  });
}

function asksWhatIsShown(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, inner]) => (shown.has(key) || key.startsWith('$') || /^\d+$/.test(key)) && asksWhatIsShown(inner),
  );
}

/**
 * A response without the hidden fields of colleagues. A copy: the original may be an object that Strapi goes on using,
 * such as a schema, whose `createdBy` is no person and stays whole.
 */
export function withoutAccounts(response: unknown): unknown {
  if (Array.isArray(response)) return response.map(withoutAccounts);
  if (!isPlain(response)) return response;
  return Object.fromEntries(
    Object.entries(response).map(([key, inner]) => [
      key,
      withoutAccounts(colleagues.has(key) && isPlain(inner) && 'id' in inner ? onlyShown(inner) : inner),
    ]),
  );
}

function onlyShown(account: object): object {
  return Object.fromEntries(Object.entries(account).filter(([field]) => shown.has(field)));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
