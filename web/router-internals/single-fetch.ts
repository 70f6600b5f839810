import { decode, encode } from 'turbo-stream';

/** The status with which React Router sends that another page is the answer: the form was accepted. */
export const redirectStatus = 202;
const redirectType = 'SingleFetchRedirect';

/** The data that React Router sends to the browser for a URL of `dataPathOf`: by route `{ data }` or `{ error }`. */
export async function decodeData(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value, done } = await decode(body, {
    plugins: [(type) => type === redirectType && { value: null }],
  });
  await done;
  return value;
}

export function encodeData(routes: object): { body: ReadableStream<Uint8Array>; type: string } {
  return { body: encode(routes), type: 'text/x-script' };
}
