/** The relations of every document to the administrators who made and changed it. */
const colleagues = new Set(['createdBy', 'updatedBy']);

/** What the admin shows every editor of a colleague, beside what they made. */
const shown = new Set(['id', 'firstname', 'lastname', 'username']);

/**
 * Whether a parsed query looks further into a colleague than what the admin shows of them: a filter, an order or a selection on
 * their address, roles or secrets would tell those bit by bit to every editor.
 */
export function looksIntoColleagues(query: unknown, isOrder = false): boolean {
  if (typeof query === 'string') return isOrder && orders(query);
  if (typeof query !== 'object' || query === null) return false;
  return Object.entries(query).some(([key, inner]) =>
    colleagues.has(key) ? !asksWhatIsShown(inner) : looksIntoColleagues(inner, isOrder || key === 'sort'),
  );
}

/** Whether an order as text, such as `createdBy.email:asc,title`, is by what is not shown. */
function orders(text: string): boolean {
  return text.split(',').some((part) => {
    const steps = (part.split(':', 1)[0] ?? '').split('.').map((step) => step.trim());
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

/** Takes out of an answer, in place, what it says of the makers of documents beyond what is shown. */
export function hideAccounts(answer: unknown): void {
  if (!isPlain(answer)) return;
  for (const [key, inner] of Object.entries(answer)) {
    if (colleagues.has(key) && isPlain(inner))
      for (const field of Object.keys(inner)) if (!shown.has(field)) Reflect.deleteProperty(inner, field);
    hideAccounts(inner);
  }
}

/** Whether a value becomes an object or a list in JSON; a stream or a buffer is an answer too. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
