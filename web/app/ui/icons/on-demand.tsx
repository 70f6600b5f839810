import { _api, addAPIProvider, Icon } from '@iconify/react';

/** Section 9: how long one host may take, in ms. */
const fetchTimeout = 1500;

// Our own server and nobody else. The limits are those of section 9: the whole call, the next try, the length of a URL.
addAPIProvider('', {
  resources: [`${window.location.origin}/api/_icons`],
  timeout: 5000,
  rotate: 750,
  maxURL: 500,
});
_api.setFetch((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(fetchTimeout) }));

/** An icon of an installed collection, at the size of the box around it; nothing until it is there. */
export function OnDemandIcon({ name }: { name: string }) {
  return <Icon icon={name} width="100%" height="100%" aria-hidden="true" focusable="false" />;
}
