import { z } from 'zod';
import type { CmsVersion } from '../errors';
import { normalise } from './normalise';

/** The most rows the backend gives in one response. */
export const pageSize = 100;
/** More rows than any fair has; a larger count is a fault, and following it would ask thousands of questions. */
export const maxRows = 20_000;

/** Rows as each version sends them. Not copied: they are read field by field afterwards. */
const rows = {
  v3: z.custom<object>(isRecord, 'not a row'),
  v4: z.custom<object>(
    (row) => isRecord(row) && 'id' in row && isRecord(row.attributes),
    'not a row: id or attributes missing',
  ),
  v5: z.custom<object>(
    (row) => isRecord(row) && typeof row.documentId === 'string',
    'not a row: documentId missing',
  ),
};

const meta = z.object({});
const countedMeta = z.object({ pagination: z.object({ total: z.int().min(0).lt(maxRows) }) });

export function rowsIn(version: CmsVersion) {
  const wire: z.ZodType = version === 'v3' ? manyOf(version) : z.object({ data: manyOf(version), meta });
  return wire.transform((response): unknown[] => flatRows(version, response));
}

interface CountedRows {
  all: unknown[];
  /** How many there are; v3 does not say that. */
  total: number | null;
}

export function countedRowsIn(version: CmsVersion): z.ZodType<CountedRows> {
  if (version === 'v3') return rowsIn(version).transform((all) => ({ all, total: null }));
  return z
    .object({ data: manyOf(version), meta: countedMeta })
    .refine(({ data, meta: { pagination } }) => data.length > 0 || pagination.total === 0, {
      message: 'it counts rows and has none',
    })
    .transform((response) => ({ all: flatRows(version, response), total: response.meta.pagination.total }));
}

export function rowIn(version: CmsVersion) {
  const wire: z.ZodType = version === 'v3' ? rows.v3 : z.object({ data: rows[version], meta });
  return wire.transform((response): unknown => normalise(version, response));
}

function manyOf(version: CmsVersion) {
  return z.array(rows[version]).max(pageSize, 'more rows than were asked for');
}

function flatRows(version: CmsVersion, response: unknown): unknown[] {
  const flat = normalise(version, response);
  return Array.isArray(flat) ? flat : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
