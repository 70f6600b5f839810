/** A page of the site selects its blocks nine levels deep; a selection deeper than eleven means nothing. */
const maximumDepth = 12;
const maximumParameters = 1000;
const maximumIndex = 100;

/**
 * An objection to a raw query string in one sentence, or null. The parser silently drops what is over its
 * limits, which would turn a rejected filter into no filter at all.
 */
export function objectionToQuery(queryString: string): string | null {
  if (queryString === '') return null;
  const parameters = queryString.split('&');
  if (parameters.length > maximumParameters) {
    return `The query has ${parameters.length} parameters; the maximum is ${maximumParameters}.`;
  }
  for (const parameter of parameters) {
    const key = decode(parameter.split('=', 1)[0] ?? '');
    if (key === null) return 'The query is not valid URL encoding.';
    const depth = key.split('[').length - 1;
    if (depth > maximumDepth) return `The query is ${depth} levels deep; the maximum is ${maximumDepth}.`;
    for (const [, index] of key.matchAll(/\[(\d+)\]/g)) {
      if (Number(index) >= maximumIndex) return `A list in the query holds at most ${maximumIndex} values.`;
    }
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
