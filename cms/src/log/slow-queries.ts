import type { Core } from '@strapi/strapi';
import { facts } from './log';
import { requestIdNow, withinRequest } from './request-context';
import { statementOf } from './sql';

interface Asked {
  sql: string;
  at: number;
  requestId: string | undefined;
}

/**
 * Tells which questions to the database take long: the statement with its placeholders, never the values that were bound.
 */
export function logSlowQueries(strapi: Core.Strapi): void {
  const slowMs: number | null = strapi.config.get('site.slowQueryMs');
  if (slowMs === null) return;
  const asked = new Map<string, Asked>();

  const began = (query: { __knexQueryUid: string; sql: string }): void => {
    // Values are let go at once.
    asked.set(query.__knexQueryUid, { sql: query.sql, at: performance.now(), requestId: requestIdNow() });
  };
  const ended = ({ __knexQueryUid: id }: { __knexQueryUid: string }): void => {
    const query = asked.get(id);
    asked.delete(id);
    if (!query) return;
    const ms = performance.now() - query.at;
    if (ms < slowMs) return;
    const details = facts({ sql: statementOf(query.sql), ms: Math.round(ms * 10) / 10 });
    const log = () => strapi.log.warn('Slow query', details);
    // A transaction may answer within another request's turn.
    if (query.requestId === undefined) log();
    else withinRequest(query.requestId, log);
  };

  strapi.db.connection
    .on('query', began)
    .on('query-response', (_rows: unknown, query: { __knexQueryUid: string }) => ended(query))
    .on('query-error', (_error: unknown, query: { __knexQueryUid: string }) => ended(query));
}
