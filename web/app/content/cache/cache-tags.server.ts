import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareFunction } from 'react-router';

/** What an answer is made of: the types that were asked for, and the documents in what came back. */
interface MadeOf {
  tags: Set<string>;
  /** Characters that came over the wire. */
  length: number;
  /** After how many ms something in it ends on the site's clock. */
  staleAfterMs: number;
}

const collected = new AsyncLocalStorage<MadeOf>();

/** A document's own name is the same in every type and language. */
const documentIds = /"documentId":"([a-z0-9]+)"/g;

/**
 * Says on every answer what it was made of, by which the page cache forgets it; the name of the header is the one that
 * shared caches use. When something in it ends, it says after how long.
 */
export const sayMadeOf: MiddlewareFunction<Response> = async (_args, next) => {
  const { value: response, tags, staleAfterMs } = await collectMadeOf(next);
  if (tags.length > 0) response.headers.set('Surrogate-Key', tags.join(' '));
  if (Number.isFinite(staleAfterMs)) response.headers.set('X-Stale-After-Ms', String(staleAfterMs));
  return response;
};

/** What a piece of work gives, and what that was made of: whoever asked for the work hears nothing of it. */
export async function collectMadeOf<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; tags: readonly string[]; length: number; staleAfterMs: number }> {
  const madeOf: MadeOf = { tags: new Set(), length: 0, staleAfterMs: Infinity };
  const value = await collected.run(madeOf, work);
  return { value, tags: [...madeOf.tags], length: madeOf.length, staleAfterMs: madeOf.staleAfterMs };
}

/** Notes what is used without asking for it again. */
export function noteTags(tags: readonly string[]): void {
  const madeOf = collected.getStore();
  if (madeOf) for (const tag of tags) madeOf.tags.add(tag);
}

/** Notes that what is shown is right for so many ms more. */
export function noteStaleAfter(ms: number): void {
  const madeOf = collected.getStore();
  if (madeOf) madeOf.staleAfterMs = Math.min(madeOf.staleAfterMs, Math.max(0, ms));
}

/**
 * Notes an answer of the content backend.
 * @param named whether rows were asked for by a name of their own: then other rows of the type do not matter, unless
 * there was none
 */
export function noteAnswer(path: string, text: string, named: boolean): void {
  const madeOf = collected.getStore();
  if (!madeOf) return;
  madeOf.length += text.length;
  let found = false;
  for (const [, id] of text.matchAll(documentIds)) {
    found = true;
    if (id !== undefined) madeOf.tags.add(id);
  }
  const [, type] = /^\/([^/?]+)$/.exec(path) ?? [];
  if (type !== undefined && !(named && found)) madeOf.tags.add(type);
}
