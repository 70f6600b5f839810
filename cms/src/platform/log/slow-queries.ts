import type { Core } from '@strapi/strapi';
import { countUp } from '../health/counters';
import { facts } from './log';
import { requestIdNow, withinRequest } from './request-context';

interface Asked {
  sql: string;
  startedAtMs: number;
  requestId: string | undefined;
}

/** Logs slow database queries: the statement with its placeholders, never the bound values. */
export function logSlowQueries(strapi: Core.Strapi): void {
  const slowMs: number | null = strapi.config.get('site.slowQueryMs');
  if (slowMs === null) return;
  const asked = new Map<string, Asked>();

  const began = (query: { __knexQueryUid: string; sql: string }): void => {
    // The bound values are not stored.
    asked.set(query.__knexQueryUid, {
      sql: query.sql,
      startedAtMs: performance.now(),
      requestId: requestIdNow(),
    });
  };
  const ended = ({ __knexQueryUid: id }: { __knexQueryUid: string }): void => {
    const query = asked.get(id);
    asked.delete(id);
    if (!query) return;
    const ms = performance.now() - query.startedAtMs;
    if (ms < slowMs) return;
    countUp('slowQueries');
    const details = facts({ sql: statementOf(query.sql), ms: Math.round(ms * 10) / 10 });
    const log = () => strapi.log.warn('Slow query', details);
    // A transaction may respond during another request.
    if (query.requestId === undefined) log();
    else withinRequest(query.requestId, log);
  };

  strapi.db.connection
    .on('query', began)
    .on('query-response', (_rows: unknown, query: { __knexQueryUid: string }) => ended(query))
    .on('query-error', (_error: unknown, query: { __knexQueryUid: string }) => ended(query));
}

/** A quoted text in a statement; two quotes in a row are one character of it. */
const quoted = /'(?:[^']|'')*'?/g;
const maxLength = 2000;

export function statementOf(sql: string): string {
  const short = sql.replace(quoted, '?').replace(/\s+/g, ' ').trim();
  return short.length > maxLength ? `${short.slice(0, maxLength)}…` : short;
}
