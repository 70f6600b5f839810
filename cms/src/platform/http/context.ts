import type { Account } from './account';

export interface Context {
  params: Record<string, string>;
  query: Record<string, unknown>;
  querystring: string;
  request: { body?: unknown; ip: string; headers: Record<string, string | string[] | undefined> };
  set(header: string, value: string): void;
  response: { get(header: string): string };
  redirect(url: string): void;
  /** The signed cookie of an OAuth sign-in; null removes the cookie. */
  session: Record<string, unknown> | null;
  cookies: { secure: boolean };
  state: {
    route: { path: string };
    user?: Account;
    session?: { id: string };
    auth?: unknown;
    owned?: string;
  };
  status: number;
  body: unknown;
  send(body: unknown): unknown;
  badRequest(message: string): unknown;
  unauthorized(message: string): unknown;
  notFound(message: string): unknown;
}

/** A copy of the JSON object that was sent, or an empty one. */
export function bodyOf(ctx: Context): Record<string, unknown> {
  const { body } = ctx.request;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
