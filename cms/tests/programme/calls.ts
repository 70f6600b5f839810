import type { App } from '../harness/app';
import type { ImportPreview } from '../../src/programme/import/shape';

export interface Answer<Body> {
  status: number;
  body: Body;
  message: string;
}

/** Sends a file to one of the calls of the import. */
export async function send<Body>(
  app: App,
  token: string | null,
  target: string,
  file: string | Buffer | null,
  query: Record<string, string> = {},
): Promise<Answer<Body>> {
  const form = new FormData();
  if (file !== null) form.append('bestand', new Blob([new Uint8Array(Buffer.from(file))]), 'programma');
  const response = await fetch(`${app.url}/programme-import${target}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as Body & { error?: { message: string } };
  return { status: response.status, body, message: body.error?.message ?? '' };
}

/** Looks at a file and then imports it, as the page does. */
export async function importFile(
  app: App,
  token: string,
  file: string | Buffer,
  query: Record<string, string> = {},
): Promise<ImportPreview> {
  const { body, message } = await send<ImportPreview>(app, token, '/preview', file, query);
  if (message) throw new Error(message);
  const done = await send(app, token, '', file, { ...query, fingerprint: body.fingerprint });
  if (done.status !== 200) throw new Error(done.message);
  return body;
}
