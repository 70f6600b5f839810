import type { IncomingMessage, ServerResponse } from 'node:http';
import { alwaysRevalidate } from '../../caching/cache-control';
import { chooseEncoding } from '../http/compression';
import { callUnavailable, noSuchCall, sendErrorJson } from '../http/error-responses';
import type { Target } from '../http/limits';
import { PackUnavailable, type Pack } from './pack';
import type { Bodies } from './type-pack';

/**
 * Devices get the pack at `/pakket/{build}/{language}.json`, and the pages of a type at
 * `…/{language}/{type}-{version}.json`.
 */
export const packPath = '/pakket';

const paths =
  /^\/pakket\/(?<askedBuild>[\w-]+)\/(?<language>[a-z]{2})(?:\/(?<type>[a-z]+)-(?<version>[\w-]{16}))?\.json$/;

/**
 * Answers with the versions of the types in a language, or with the data of the pages of one type. The data is for the code
 * of one build, so another build's is a 404, and so is a version that is not today's.
 */
export async function answerPack(
  req: IncomingMessage,
  res: ServerResponse,
  { path }: Target,
  { pack, build }: { pack: Pack; build: string },
): Promise<void> {
  const { askedBuild, language = '', type, version } = paths.exec(path)?.groups ?? {};
  if (askedBuild !== build) return sendErrorJson(req, res, noSuchCall(path));
  try {
    const types = await pack.current(language);
    const found = type === undefined ? undefined : types?.get(type);
    if (!types || found?.version !== version) return sendErrorJson(req, res, noSuchCall(path));
    if (found) return send(req, res, await found.whole());
    const versions = [...types].map(([name, { version }]): [string, string] => [name, version]);
    // Some 200 bytes, which every device asks for again and again: compressing them costs more than it saves.
    send(
      req,
      res,
      new Map([['identity', Buffer.from(JSON.stringify({ versions: Object.fromEntries(versions) }))]]),
    );
  } catch (error) {
    if (!(error instanceof PackUnavailable)) throw error;
    sendErrorJson(req, res, callUnavailable('The pack is being made'));
  }
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
