import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

export type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

export const workerPath = '/sw.js';

const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export const hashedFolder = '/assets/';

const onlyOfPages = [
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-Permitted-Cross-Domain-Policies',
  'Reporting-Endpoints',
];

/** The headers of what has its contents in its name. */
export function asHashed(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  // A page starts with two dozen of these. Their type, who may load them, and the policy for one that is opened by
  // itself stay.
  for (const name of onlyOfPages) res.removeHeader(name);
}

export function createStaticFiles(folder: string): StaticFiles {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(res, path) {
      const hashed = path.startsWith(hashedFolder);
      // sirv's list of types has none for it, and nosniff keeps browsers from finding out.
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
      // A worker's requests follow the policy of its own file.
      if (path === workerPath) res.setHeader('Content-Security-Policy', workerPolicy);
      // Browsers ask for a newer worker themselves, and a wrong one must not stay for an hour.
      const policy = path === workerPath ? 'no-cache' : 'public, max-age=3600';
      if (hashed) asHashed(res);
      else res.setHeader('Cache-Control', policy);
    },
  });
  return (req, res, next) => {
    // The list of files is read once. One that has gone since, as while a new build is laid over the old, must cost
    // its request and not the process, which an unheard stream error would end.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    files(req, res, next);
  };
}
