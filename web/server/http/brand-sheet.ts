import type { IncomingMessage, ServerResponse } from 'node:http';
import { sheetAt } from '../../brand/sheet.server';
import { asHashed } from './static-files';

/** Answers with the stylesheet of a brand; false when there is none at this path. */
export function sendBrandSheet(req: IncomingMessage, res: ServerResponse, path: string): boolean {
  const sheet = sheetAt(path);
  if (sheet === null || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
  asHashed(res);
  const headers = {
    'Content-Type': 'text/css; charset=utf-8',
    'Content-Length': Buffer.byteLength(sheet.css),
    ...(!sheet.isExact && { 'Cache-Control': 'no-store' }),
  };
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : sheet.css);
  return true;
}
