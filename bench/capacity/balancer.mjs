import { startProxy } from '../proxy.mjs';

/**
 * nginx in front of one or more processes of the site, as deploy/nginx has it: it caches and compresses nothing. It believes what
 * a request says of where it comes from, because here all visitors have one address.
 * @param {string[]} sites the URLs of the processes
 */
export function startBalancer(folder, sites) {
  return startProxy(
    folder,
    'balancer',
    ({ port }) => `  gzip off;
  proxy_buffers 16 64k;
  upstream sites {
${sites.map((site) => `    server 127.0.0.1:${new URL(site).port} max_fails=0;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sites;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }
`,
  );
}
