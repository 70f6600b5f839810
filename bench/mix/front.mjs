import { startProxy } from '../proxy.mjs';

/** How long nginx caches a page, the same for everybody. How long a site caches its pages itself is up to that site. */
const frontSeconds = Number(process.env.FRONT_SECONDS ?? 1);

/**
 * nginx with a cache in front of a site, with the same settings for everybody. It caches for a moment what a response allows
 * shared caches to store, lets requests with a sign-in's cookie pass, and sends a stale page while it fetches the new one.
 * @param {{ site: string, uploads?: string }} to `uploads`: who has the files of the media library, when not the site
 */
export function startFront(folder, { site, uploads }) {
  return startProxy(folder, 'front', (place) => configuration({ ...place, site, uploads }));
}

function configuration({ own, port, site, uploads }) {
  const host = new URL(site).host;
  return `  sendfile on;
  tcp_nopush on;
  gzip on;
  gzip_types text/css text/x-script text/x-component application/json;
  proxy_cache_path ${own}/cache levels=1:2 keys_zone=pages:16m max_size=512m inactive=10m use_temp_path=off;
  map $upstream_http_cache_control $not_shared {
    default 1;
    ~*(private|no-store|no-cache) 1;
    ~*(public|s-maxage) 0;
  }
  upstream site { server ${host.replace('localhost', '127.0.0.1')}; keepalive 64; }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host ${host};
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto http;
  proxy_buffers 16 64k;
  proxy_buffer_size 64k;
  proxy_busy_buffers_size 128k;
  proxy_cache pages;
  proxy_cache_lock on;
  proxy_cache_use_stale updating error timeout;
  proxy_cache_background_update on;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_ignore_headers Cache-Control Expires;
      proxy_cache_valid 200 ${frontSeconds}s;
      proxy_cache_bypass $cookie_token;
      proxy_no_cache $not_shared $cookie_token;
    }
    location ~ ^/(uploads|beeld)/ {
      proxy_pass ${uploads ?? 'http://site'};
      proxy_ignore_headers Cache-Control Expires;
      proxy_cache_valid 200 1h;
    }
  }
`;
}
