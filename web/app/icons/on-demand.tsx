import { _api, addAPIProvider, Icon } from '@iconify/react';

/** How long one host may take: docs/behaviour.md. */
const fetchTimeoutMs = 1500;

_api.setFetch((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(fetchTimeoutMs) }));

let configuredHosts: readonly string[] | null = null;

/**
 * Makes Iconify try our own server first, then these hosts, with the limits of docs/behaviour.md: for the whole call, for
 * the next host, and for the length of a URL. Iconify stops at a 404 and goes on after any other failure.
 */
function configureHosts(hosts: readonly string[]): void {
  if (hosts === configuredHosts) return;
  configuredHosts = hosts;
  addAPIProvider('', {
    resources: [`${window.location.origin}/api/_icons`, ...hosts],
    timeout: 5000,
    rotate: 750,
    maxURL: 500,
  });
}

/** An icon of an installed collection, at the size of its box. The box is empty until the icon is loaded. */
export function OnDemandIcon({ name, hosts }: { name: string; hosts: readonly string[] }) {
  configureHosts(hosts);
  return <Icon icon={name} width="100%" height="100%" aria-hidden="true" focusable="false" />;
}
