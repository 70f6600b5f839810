import { useEffect, type ComponentType } from 'react';
import { useBlocker } from 'react-router-dom';
import { hasUnsaved, mayDiscard } from './unsaved';

function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayDiscard()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
}

/** A page of our own as the admin loads it. Every one has the guard; what is typed on it says so with `useUnsaved`. */
export function guarded(load: () => Promise<{ default: ComponentType }>) {
  return () =>
    load().then(({ default: Page }) => ({
      default: () => (
        <>
          <LeaveGuard />
          <Page />
        </>
      ),
    }));
}
