import { readBytes } from '../../../../http-client/read-bytes';

/** More than this is no response of ours, in bytes: a hundred rows with all their texts are well under one megabyte. */
const maxResponseBytes = 8 * 1024 * 1024;

/** Content nests some fifteen levels deep; what is read level by level must not run out of stack. */
const maxDepth = 64;

export async function readText(body: ReadableStream<Uint8Array> | null | undefined): Promise<string> {
  return (await readBytes(body, maxResponseBytes)).toString();
}

/** The value of a response, or why it is none. An empty one (204, or a backend that has nothing to say) is null. */
export function parseJson(text: string): { value: unknown; problem?: string } {
  if (text.trim() === '') return { value: null };
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(value, maxDepth)
      ? { value: null, problem: `the response is nested more than ${maxDepth} levels deep` }
      : { value };
  } catch {
    return { value: null, problem: 'the response is not complete JSON' };
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
