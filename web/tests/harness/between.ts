import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of the content backend, as it was answered. */
export interface RecordedCall {
  method: string;
  path: string;
  status: number;
}

export interface Between {
  /** For CONTENT_URL of the site. */
  url: string;
  calls: RecordedCall[];
  close: () => void;
}

/** Passes calls on to the content backend, and records each with its answer. */
export async function startBetween(backend: string): Promise<Between> {
  const { hostname, port } = new URL(backend);
  const calls: RecordedCall[] = [];
  const server = createServer((req, res) => {
    const { method = '', url = '', headers } = req;
    const onward = request({ hostname, port, method, path: url, headers }, (got) => {
      const status = got.statusCode ?? 502;
      calls.push({ method, path: url.replace(/\?.*/, ''), status });
      res.writeHead(status, got.headers);
      got.pipe(res);
      got.on('error', () => res.destroy());
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
