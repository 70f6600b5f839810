/** More than this is no answer of ours, in bytes: a hundred rows with all their texts are well under one megabyte. */
export const maxAnswerBytes = 8 * 1024 * 1024;

/** Content nests some fifteen levels deep; what is read level by level must not run out of stack. */
const deepestAnswer = 64;

/** An answer that is longer than it may be, or does not end. */
export class AnswerTooLong extends Error {}

/** The text of an answer; reading stops at `maxBytes`, because a Content-Length can be absent or a lie. */
export async function readText(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes = maxAnswerBytes,
): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, seen] = ['', 0];
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    seen += step.value.length;
    if (seen > maxBytes) {
      // What is on its way is thrown away with its connection.
      reader.cancel().catch(() => undefined);
      throw new AnswerTooLong(`the answer is longer than ${maxBytes} bytes`);
    }
    text += decoder.decode(step.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The value of an answer, or why it is none. An empty one (204, or a backend that has nothing to say) is null. */
export function parseJson(text: string): { value: unknown; problem?: string } {
  if (text.trim() === '') return { value: null };
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(value, deepestAnswer)
      ? { value: null, problem: `the answer is nested more than ${deepestAnswer} levels deep` }
      : { value };
  } catch {
    return { value: null, problem: 'the answer is not complete JSON' };
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
