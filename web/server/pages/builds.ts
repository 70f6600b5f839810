import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { methodNotAllowed, sendErrorJson } from '../http/error-responses';
import type { Target } from '../http/limits';
import { buildsFolder } from './builds-folder';

/** The files under `/builds/` by their path there, as they were when this server started. */
export type Builds = ReadonlyMap<string, string>;

const methods = ['GET', 'HEAD'];

/**
 * Reads the manifests of the builds into memory, so that a server whose files are replaced goes on naming the
 * build that it runs until it is started anew.
 */
export function readBuilds(clientFolder: string): Builds {
  const folder = join(clientFolder, buildsFolder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [file.slice(folder.length).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

export function runningBuild(builds: Builds): string {
  const latest: unknown = JSON.parse(builds.get('/latest.json') ?? 'null');
  if (typeof latest !== 'object' || latest === null || !('id' in latest)) return 'unnamed';
  return typeof latest.id === 'string' ? latest.id : 'unnamed';
}

/** Answers `/builds/latest.json`, never cached, and `/builds/meta/{id}.json`, which never changes. */
export function answerBuild(
  req: IncomingMessage,
  res: ServerResponse,
  { path }: Target,
  builds: Builds,
): void {
  if (!methods.includes(req.method ?? '')) {
    return sendErrorJson(req, res, { ...methodNotAllowed(methods), name: 'MethodNotAllowedError' });
  }
  const name = path.slice(`/${buildsFolder}`.length);
  const text = builds.get(name);
  if (text === undefined) return sendErrorJson(req, res, { ...noBuild, message: `Not found: ${path}` });
  const bytes = Buffer.from(text);
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    'Cache-Control': name === '/latest.json' ? 'no-store' : 'public, max-age=31536000, immutable',
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

const noBuild = { status: 404, name: 'NotFoundError', title: '' };
