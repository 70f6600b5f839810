import { createServer, request } from 'node:http';

export interface SlowLine {
  url: string;
  /** Sets the other end of the line, once that is known. */
  leadTo: (site: string) => void;
  /** From now on requests wait for `release`, as in a hall with poor reception. */
  hold: () => void;
  /** The paths, with their query, of the requests that wait. */
  held: () => string[];
  /** Lets everything through, also what waits. */
  release: () => void;
  close: () => void;
}

/** A line between browsers and the site on which nothing arrives for as long as a test wants. */
export async function startSlowLine(): Promise<SlowLine> {
  let target: URL | null = null;
  let isHeld = false;
  const waiting = new Map<() => void, string>();
  const server = createServer((req, res) => {
    const pass = () => {
      if (!target) return void res.destroy();
      const { hostname, port } = target;
      const { method, url: path, headers } = req;
      const asked = request({ hostname, port, method, path, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(res);
      });
      asked.on('error', () => res.destroy());
      req.pipe(asked);
    };
    if (!isHeld) return pass();
    waiting.set(pass, req.url ?? '');
    res.on('close', () => waiting.delete(pass));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    leadTo: (site) => (target = new URL(site)),
    hold: () => (isHeld = true),
    held: () => [...waiting.values()],
    release() {
      isHeld = false;
      for (const pass of waiting.keys()) pass();
      waiting.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
