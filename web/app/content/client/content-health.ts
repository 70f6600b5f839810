import { z } from 'zod';
import { circuitTo } from '../../../http-client/circuit';
import { callHttp } from '../../../http-client/http-client';

export interface ContentHealth {
  content: 'up' | 'down';
  /** As the content backend says it; unknown when it does not answer, or says nothing of it. */
  database: 'up' | 'down' | 'unknown';
}

const answerTimeoutMs = 2500;
/** How long an answer is good: anybody may ask, and none of that may reach the database more often. */
const answerTtlMs = 5000;
const maxBytes = 1000;

const answer = z.object({ database: z.enum(['up', 'down']) });
const away: ContentHealth = { content: 'down', database: 'unknown' };

/**
 * Asks a content backend how it is, once for everybody who wants to know within some seconds.
 * @param now in ms, of a clock that only goes forward
 */
export function contentHealthOf(
  backend: URL | string,
  now = () => performance.now(),
): () => Promise<ContentHealth> {
  let last: { asked: Promise<ContentHealth>; until: number } | undefined;
  return () => {
    if (!last || now() >= last.until) last = { asked: ask(backend), until: now() + answerTtlMs };
    return last.asked;
  };
}

async function ask(backend: URL | string): Promise<ContentHealth> {
  const how = {
    redirect: 'manual',
    maxBytes,
    circuit: circuitTo(backend),
    timeoutMs: answerTimeoutMs,
  } as const;
  try {
    const { status, body } = await callHttp(new URL('/health', backend), how);
    const said = answer.safeParse(status === 200 ? JSON.parse(body.toString()) : null);
    return { content: 'up', database: said.success ? said.data.database : 'unknown' };
  } catch {
    return away;
  }
}
