/** The fields of a form that were filled in, as a query: empty ones would only make the address longer. */
export function filledIn(fields: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  return params;
}
