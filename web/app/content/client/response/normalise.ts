import type { CmsVersion } from '../errors';

/**
 * The content of a response in one flat shape: rows are plain objects, relations and media are rows or lists of rows.
 * v5 and v4 wrap content in `data`, v4 wraps every row in `attributes` besides; v3 wraps nothing. Answers without an
 * envelope (the signed-in user, a jwt) pass unchanged.
 */
export function normalise(version: CmsVersion, response: unknown): unknown {
  if (version === 'v3' || !isEnvelope(response)) return response;
  return version === 'v4' ? flatten(response) : response.data;
}

interface Envelope {
  data: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    isRecord(value) && 'data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta')
  );
}

function isWrappedRow(value: unknown): value is { id: unknown; attributes: Record<string, unknown> } {
  return isRecord(value) && isRecord(value.attributes) && 'id' in value;
}

/** Only an envelope around rows is one; an editor's own JSON that happens to have a `data` key is left alone. */
function holdsRows({ data }: Envelope): boolean {
  return data === null || isWrappedRow(data) || (Array.isArray(data) && data.every(isWrappedRow));
}

function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (isEnvelope(value) && holdsRows(value)) return flatten(value.data);
  if (isWrappedRow(value)) return { id: value.id, ...flattenFields(value.attributes) };
  return isRecord(value) ? flattenFields(value) : value;
}

function flattenFields(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, field]) => [key, flatten(field)]));
}
