import path from 'node:path';
import { environment } from './environment';

export default {
  host: environment.host,
  port: environment.port,
  ...(environment.socket && { socket: environment.socket }),
  app: { keys: environment.appKeys },
  dirs: { public: path.join(environment.dataDir, 'public') },
  // Only the site's own server and a reverse proxy on this machine reach this port: trust the last hop, no more.
  proxy: { koa: true, maxIpsCount: 1 },
  logger: { updates: { enabled: false }, startup: { enabled: !environment.production } },
  transfer: { remote: { enabled: false } },
};
