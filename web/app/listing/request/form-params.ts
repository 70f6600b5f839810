/** The fields of a form that were filled in, as a query: empty ones would only make the URL longer. */
export function filledIn(fields: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  return params;
}

/**
 * Query of a form while an earlier choice in another form of the same list is still on its way: its own
 * fields, and the rest from that choice, so that on a slow line the second does not undo the first.
 * @param own names of the fields that the visitor sees in this form
 */
export function mergeWithPending(
  filled: URLSearchParams,
  pending: URLSearchParams,
  own: ReadonlySet<string>,
): URLSearchParams {
  const others = [...pending].filter(([name]) => !own.has(name) && name !== 'pagina');
  return new URLSearchParams([...others, ...[...filled].filter(([name]) => own.has(name))]);
}
