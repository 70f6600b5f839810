import { request } from 'node:http';
import type { App } from './app';

/** One path in many spellings, to get past checks that compare the text of a path. */
export const spellings: Readonly<Record<string, (path: string) => string>> = {
  'lower case': (path) => path,
  capitals: (path) => path.toUpperCase(),
  'a capital in the type': (path) =>
    path.replace(/^\/api\/(\w)/, (_, character) => `/api/${character.toUpperCase()}`),
  'a capital in the prefix': (path) => path.replace('/api', '/Api'),
  'mixed case': (path) => [...path].map((sign, at) => (at % 2 ? sign.toUpperCase() : sign)).join(''),
  'a slash at the end': (path) => `${path}/`,
  'capitals and a slash at the end': (path) => `${path.toUpperCase()}/`,
  'two slashes at the end': (path) => `${path}//`,
  'two slashes in front': (path) => `/${path}`,
  'two slashes in the middle': (path) => path.replace('/api/', '/api//'),
  'an encoded letter': (path) => path.replace('/api', '/%61pi'),
  'an encoded letter in the type': (path) => path.replace(/^\/api\/(\w)/, encodedCharacter),
  'a letter encoded twice': (path) => path.replace('/api', '/%2561pi'),
  'an encoded slash': (path) => path.replace('/api/', '/api%2f'),
  'a dot segment': (path) => path.replace('/api/', '/api/./'),
  'a way up': (path) => path.replace('/api/', '/api/x/../'),
  'an encoded way up': (path) => path.replace('/api/', '/api/x/%2e%2e/'),
  'a semicolon': (path) => `${path};x`,
  'a dot at the end': (path) => `${path}.`,
  'an encoded space at the end': (path) => `${path}%20`,
  'a null byte at the end': (path) => `${path}%00`,
  'a file type': (path) => `${path}.json`,
  backslashes: (path) => path.replaceAll('/', '\\'),
  'a whole address': (path) => `http://beurs.example${path}`,
  'a whole address in capitals': (path) => `HTTP://BEURS.EXAMPLE${path.toUpperCase()}`,
};

function encodedCharacter(_: string, character: string): string {
  return `/api/%${character.charCodeAt(0).toString(16)}`;
}

/** One request whose target is sent as it is written here; `fetch` would tidy it up. */
export function askExactly(
  app: App,
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: target, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
