import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { methodNotAllowed, sendErrorJson } from '../http/error-responses';
import { chooseEncoding, quickEncodings } from '../http/compression';
import { collectionShape, selectIcons, type Collection } from './icon-collection';
import type { Target } from '../http/limits';

/** The path that the pages' own component calls, and a second one that the product has to answer. */
const iconPath = /^\/api\/(?:_icons|_nuxt_icon)\/(.*)$/;
/** Longest URL of an icon call: docs/behaviour.md. */
const maxUrlLength = 500;
const methods = ['GET', 'HEAD'];
/** A week; the drawings of an installed collection change with a new release of the site only. */
const known = 'public, max-age=604800, stale-while-revalidate=31536000, immutable';
/** The next release may know a name that this one does not. */
const partly = 'public, max-age=3600';

const packages = new Map([['lucide', '@iconify-json/lucide/icons.json']]);
const require = createRequire(import.meta.url);
const loaded = new Map<string, Promise<Collection>>();

/** Answers `/api/_icons/{collection}.json?icons=a,b`, or `/api/_nuxt_icon/…`, in Iconify's own format. */
export async function answerIcons(
  req: IncomingMessage,
  res: ServerResponse,
  { path, search }: Target,
): Promise<void> {
  if (!methods.includes(req.method ?? '')) {
    return sendErrorJson(req, res, { ...methodNotAllowed(methods), name: 'MethodNotAllowedError' });
  }
  const prefix = /^([a-z0-9-]+)\.json$/.exec(iconPath.exec(path)?.[1] ?? '')?.[1];
  const collection = prefix === undefined ? null : await loadCollection(prefix);
  if (collection === null) return sendErrorJson(req, res, noCollection);
  if (path.length + search.length > maxUrlLength) return sendErrorJson(req, res, tooLong);
  const names = namesIn(search);
  if (names === null) return sendErrorJson(req, res, badNames);

  const icons = selectIcons(collection, names);
  const body = Buffer.from(JSON.stringify(icons));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  res.setHeader('Cache-Control', icons.not_found ? partly : known);
  res.setHeader('ETag', etag);
  res.setHeader('Vary', 'Accept-Encoding');
  if (req.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return void res.writeHead(304).end();
  send(req, res, body);
}

function send(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
  const encoding = chooseEncoding(req.headers['accept-encoding'], quickEncodings);
  const bytes =
    encoding === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === 'gzip'
        ? gzipSync(body)
        : body;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** The names asked for, each once and in order, so that every order of a list is one response; null when one is no name. */
function namesIn(search: string): string[] | null {
  const names = new URLSearchParams(search).get('icons')?.split(',') ?? [];
  const valid = names.length > 0 && names.every((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name));
  return valid ? [...new Set(names)].sort() : null;
}

/** An installed collection, or null. Names are looked up in the list above and never become part of a path. */
function loadCollection(prefix: string): Promise<Collection> | null {
  const file = packages.get(prefix);
  if (file === undefined) return null;
  const collection = loaded.get(prefix) ?? readCollection(file);
  loaded.set(prefix, collection);
  return collection;
}

async function readCollection(file: string): Promise<Collection> {
  return collectionShape.parse(JSON.parse(await readFile(require.resolve(file), 'utf8')));
}

const noCollection = {
  status: 404,
  name: 'NotFoundError',
  title: '',
  message: 'No such icon collection',
};
const tooLong = {
  status: 414,
  name: 'UriTooLongError',
  title: '',
  message: `An icon call is at most ${maxUrlLength} characters long`,
};
const badNames = {
  status: 400,
  name: 'BadRequestError',
  title: '',
  message: 'icons must be a list of icon names with commas between them',
};
