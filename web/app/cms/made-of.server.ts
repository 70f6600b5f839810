import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareFunction } from 'react-router';

/**
 * What an answer is made of: the types that were asked for, and the documents in what came back. The page cache forgets
 * a page when one of them changes.
 */
const collected = new AsyncLocalStorage<Set<string>>();

/** A document's own name is the same in every type and language. */
const documentIds = /"documentId":"([a-z0-9]+)"/g;

/** Says on every answer what it was made of; the name of the header is the one that shared caches use. */
export const sayMadeOf: MiddlewareFunction<Response> = async (_args, next) => {
  const madeOf = new Set<string>();
  const response = await collected.run(madeOf, next);
  if (madeOf.size > 0) response.headers.set('Surrogate-Key', [...madeOf].join(' '));
  return response;
};

/**
 * Notes an answer of the content backend.
 * @param named whether rows were asked for by a name of their own: then other rows of the type do not matter, unless
 * there was none
 */
export function noteAnswer(path: string, text: string, named: boolean): void {
  const madeOf = collected.getStore();
  if (!madeOf) return;
  let found = false;
  for (const [, id] of text.matchAll(documentIds)) {
    found = true;
    if (id !== undefined) madeOf.add(id);
  }
  const [, type] = /^\/([^/?]+)$/.exec(path) ?? [];
  if (type !== undefined && !(named && found)) madeOf.add(type);
}
