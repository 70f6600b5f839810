import type { PushSettings } from '../../../config/environment/push';

/** The push services of the browsers there are. A browser chooses; nobody may have us send anything anywhere else. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const domains = ['.push.apple.com', '.notify.windows.com'];
const maxEndpointLength = 2000;

export function isPushEndpoint(
  endpoint: string,
  { testService }: Pick<PushSettings, 'testService'>,
): boolean {
  if (endpoint.length > maxEndpointLength || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, pathname } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '' || pathname === '/') return false;
  if (origin === testService?.origin) return true;
  if (port !== '') return false;
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain));
}
