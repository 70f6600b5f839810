import { useSyncExternalStore } from 'react';

/** The value never changes after hydration, so there is nothing to subscribe to. */
const subscribe = () => () => {};

/** False on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
