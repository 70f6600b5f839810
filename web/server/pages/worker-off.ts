import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A service worker that takes itself and everything it stored off the device. Open pages go on without one. What somebody saved
 * is not the worker's.
 */
const script = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('pack');
  await self.registration.unregister();
})()));
`;

/** Answers for the service worker where the settings switch it off: docs/operations.md. Pages read the header before they register. */
export function answerWorkerOff(_req: IncomingMessage, res: ServerResponse): void {
  res
    .writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Service-Worker': 'off',
    })
    .end(script);
}
