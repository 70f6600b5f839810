export class BodyTooLong extends Error {}

/** All bytes of a body; reading stops at `maxBytes`, because a Content-Length can be absent or a lie. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > maxBytes) {
      // The rest that is on its way is thrown away with its connection.
      reader.cancel().catch(() => undefined);
      throw new BodyTooLong(`the response is longer than ${maxBytes} bytes`);
    }
    chunks.push(step.value);
  }
  return Buffer.concat(chunks, length);
}
