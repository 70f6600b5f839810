/** The relations of every document to the administrators who made and changed it. */
const colleagues = new Set(['createdBy', 'updatedBy']);

/** What the admin shows every editor of a colleague, beside what they made. */
const shown = new Set(['id', 'firstname', 'lastname', 'username']);

/**
 * Whether a parsed query looks further into a colleague than what the admin shows of them: a filter, an order or a selection on
 * their address, roles or secrets would tell those bit by bit to every editor.
 */
export function readsColleagues(query: unknown, isOrder = false): boolean {
  if (typeof query === 'string') return isOrder && orders(query);
  if (typeof query !== 'object' || query === null) return false;
  return Object.entries(query).some(([key, inner]) =>
    colleagues.has(key) ? !asksWhatIsShown(inner) : readsColleagues(inner, isOrder || key === 'sort'),
  );
}

/** Whether an order as text, such as `createdBy.email:asc,title`, is by what is not shown. */
function orders(text: string): boolean {
  return text.split(',').some((column) => {
    const steps = (column.split(':', 1)[0] ?? '').split('.').map((step) => step.trim());
    const at = steps.findIndex((step) => colleagues.has(step));
    const asked = at < 0 ? [] : steps.slice(at + 1);
    return asked.some((step) => !shown.has(step));
  });
}

/** A plain value, or nothing but fields that are shown, and operators on them. */
function asksWhatIsShown(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, inner]) => (shown.has(key) || key.startsWith('$') || /^\d+$/.test(key)) && asksWhatIsShown(inner),
  );
}

/**
 * An answer without what it says of the makers of documents beyond what is shown. It is a copy: what Strapi answers may be
 * an object it goes on using, such as the schema of a type, whose `createdBy` is no person and stays whole.
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

/** Whether a value becomes an object in JSON field by field; a stream, a buffer or a date is an answer too. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
