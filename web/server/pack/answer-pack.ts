import type { IncomingMessage, ServerResponse } from 'node:http';
import { alwaysRevalidate } from '../../caching/cache-control';
import { chooseEncoding, compressQuickly, quickEncodings } from '../http/compression';
import { callUnavailable, noSuchCall, sendErrorJson } from '../http/error-responses';
import type { Target } from '../http/limits';
import { PackUnavailable, type Pack } from './pack';
import type { Bodies } from './type-pack';

/**
 * Devices get the pack at `/pakket/{build}/{language}.json`, and `…/{language}/{type}.json?sinds={version}`.
 */
export const packPath = '/pakket';

const paths = /^\/pakket\/(?<askedBuild>[\w-]+)\/(?<language>[a-z]{2})(?:\/(?<type>[a-z]+))?\.json$/;
const versionShape = /^[\w-]{16}$/;
/** Longer than this it is worth compressing, in bytes. */
const minCompressedBytes = 500;

/**
 * Answers with the versions of the types in a language, or with the data of the pages of one type: what changed since a
 * version, or everything for a device that has nothing, or a version that is not known here. The data is for the code of
 * one build, so another build's is a 404.
 */
export async function answerPack(
  req: IncomingMessage,
  res: ServerResponse,
  { path, search }: Target,
  { pack, build }: { pack: Pack; build: string },
): Promise<void> {
  const { askedBuild, language = '', type } = paths.exec(path)?.groups ?? {};
  if (askedBuild !== build) return sendErrorJson(req, res, noSuchCall(path));
  const since = new URLSearchParams(search).get('sinds');
  if (since !== null && !versionShape.test(since)) return sendErrorJson(req, res, wrongVersion);
  try {
    const types = await pack.current(language);
    const found = type === undefined ? undefined : types?.get(type);
    if (!types || (type !== undefined && !found)) return sendErrorJson(req, res, noSuchCall(path));
    if (!found) {
      const list = [...types].map(([name, { version }]): [string, string] => [name, version]);
      const versions = Object.fromEntries(list);
      return await sendJson(req, res, { versions });
    }
    const steps = since === null ? null : found.since(since);
    if (steps) await sendJson(req, res, { version: found.version, steps });
    else send(req, res, await found.whole());
  } catch (error) {
    if (!(error instanceof PackUnavailable)) throw error;
    sendErrorJson(req, res, callUnavailable('The pack is being made'));
  }
}

const wrongVersion = {
  status: 400,
  name: 'ValidationError',
  message: 'sinds must be a version of the pack: 16 letters, digits, - or _',
};

async function sendJson(req: IncomingMessage, res: ServerResponse, value: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(value));
  const encoding = chooseEncoding(req.headers['accept-encoding'], quickEncodings);
  const isSmall = body.length < minCompressedBytes || encoding === null;
  send(
    req,
    res,
    new Map([
      ['identity', body],
      ...(isSmall ? [] : ([[encoding, await compressQuickly(encoding, body)]] as const)),
    ]),
  );
}

function send(req: IncomingMessage, res: ServerResponse, bodies: Bodies): void {
  const encoding = chooseEncoding(
    req.headers['accept-encoding'],
    [...bodies.keys()].filter((name) => name !== 'identity'),
  );
  const body = bodies.get(encoding ?? 'identity');
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body?.length ?? 0,
    'Cache-Control': alwaysRevalidate,
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
