import { _api, addAPIProvider, Icon } from '@iconify/react';

/** How long one host may take, in ms: docs/behaviour.md. */
const fetchTimeout = 1500;

_api.setFetch((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(fetchTimeout) }));

let asked: readonly string[] | null = null;

/**
 * Our own server first, then these hosts, with the limits of docs/behaviour.md: the whole call, the next try, the length of a
 * URL. A 404 ends the search, every other failure goes on to the next host; both are Iconify's own doing.
 */
function askHosts(hosts: readonly string[]): void {
  if (hosts === asked) return;
  asked = hosts;
  addAPIProvider('', {
    resources: [`${window.location.origin}/api/_icons`, ...hosts],
    timeout: 5000,
    rotate: 750,
    maxURL: 500,
  });
}

/** An icon of an installed collection, at the size of the box around it; nothing until it is there. */
export function OnDemandIcon({ name, hosts }: { name: string; hosts: readonly string[] }) {
  askHosts(hosts);
  return <Icon icon={name} width="100%" height="100%" aria-hidden="true" focusable="false" />;
}
