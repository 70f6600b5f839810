import type { ServerResponse } from 'node:http';
import { barePolicy, playerHosts, reportGroup, reportPath } from '../http/content-policy';

/** Two years, in seconds. The names below ours are not ours to speak for, so they are left out. */
const httpsOnly = 'max-age=63072000';

/**
 * Features of a device for the site and its frames; every other one that browsers know is off. Sharing is not
 * named: not every browser knows it, and it is for this site alone anyway.
 */
const players = playerHosts.map((host) => `"${host}"`).join(' ');
const used = {
  autoplay: `(self ${players})`,
  'clipboard-write': '(self)',
  fullscreen: `(self ${players})`,
  'picture-in-picture': `(self ${players})`,
};
const unused = [
  ...['accelerometer', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media', 'geolocation'],
  ...['gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts', 'magnetometer'],
  ...['microphone', 'midi', 'otp-credentials', 'payment', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
];
const permissionsWith = (more: Readonly<Record<string, string>>) =>
  [
    ...Object.entries({ ...used, ...more }).map(([feature, who]) => `${feature}=${who}`),
    ...unused.filter((feature) => !(feature in more)).map((feature) => `${feature}=()`),
  ].join(', ');
const permissions = permissionsWith({});
const withCamera = permissionsWith({ camera: '(self)' });

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': barePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Reporting-Endpoints': `${reportGroup}="${reportPath}"`,
};

export function protectiveHeaders(site: URL): Record<string, string> {
  return site.protocol === 'https:' ? { ...headers, 'Strict-Transport-Security': httpsOnly } : headers;
}

export function protect(res: ServerResponse, site: URL): void {
  for (const [name, value] of Object.entries(protectiveHeaders(site))) res.setHeader(name, value);
}

export function allowCamera(res: ServerResponse): void {
  res.setHeader('Permissions-Policy', withCamera);
}

/** Puts the policy of a page on its response; one that may be framed says so in the header of old browsers too. */
export function setPolicy(res: ServerResponse, policy: string, framed: boolean): void {
  res.setHeader('Content-Security-Policy', policy);
  // It knows no origins: beside a policy that names them it is left out.
  if (framed) res.removeHeader('X-Frame-Options');
}
