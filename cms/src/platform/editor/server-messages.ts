import { serverMessages, serverPatterns } from './server-texts';

/** The message in Dutch. Unknown messages, and all of ours, stay as they are. */
export function inDutch(message: string): string {
  const known = serverMessages[message];
  if (known !== undefined) return known;
  for (const [pattern, dutch] of serverPatterns) {
    const found = pattern.exec(message);
    if (found) return dutch.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return message;
}

export function errorInDutch(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.error) || typeof body.error.message !== 'string') return body;
  const { error } = body;
  return {
    ...body,
    error: { ...error, message: inDutch(String(error.message)), details: detailsInDutch(error.details) },
  };
}

/** Details are a list of errors, or texts by the name of a field. */
function detailsInDutch(details: unknown): unknown {
  if (!isRecord(details)) return details;
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    name === 'errors' ? listInDutch(value) : textsInDutch(value),
  ]);
  return Object.fromEntries(entries);
}

function listInDutch(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((entry: unknown) =>
    isRecord(entry) && typeof entry.message === 'string'
      ? { ...entry, message: inDutch(entry.message) }
      : entry,
  );
}

function textsInDutch(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((text: unknown) => (typeof text === 'string' ? inDutch(text) : text))
    : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
