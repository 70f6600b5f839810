import type { Account } from './users';

/** The part of a request that the account rules touch. */
export interface Context {
  params: Record<string, string>;
  query: Record<string, unknown>;
  path: string;
  request: { body?: unknown; ip: string; headers: Record<string, string | string[] | undefined> };
  set(header: string, value: string): void;
  state: { user?: Account; session?: { id: string }; auth?: unknown; owned?: string };
  status: number;
  body: unknown;
  send(body: unknown): unknown;
  unauthorized(message: string): unknown;
  notFound(message: string): unknown;
}

/** A copy of the JSON object that was sent, or an empty one. */
export function bodyOf(ctx: Context): Record<string, unknown> {
  const { body } = ctx.request;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
