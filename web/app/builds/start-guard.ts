import { guardSettings, takeReload } from './reload-guard';

/**
 * Tries a page again whose code did not come, once, unless somebody is typing already: what the server sent can be read
 * and used without. It runs in the head before any code is asked for, so it is sent as text and uses nothing from outside.
 */
function guardStart(take: (path: string, now: number) => boolean) {
  let typed = false;
  const retry = () => {
    if (!typed && take(location.pathname, Date.now())) location.reload();
  };
  addEventListener('input', () => (typed = true), { capture: true, once: true });
  // Neither event bubbles; a module script says here that something it imports did not come.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') retry();
    },
    true,
  );
}

/** The inline script for the head. */
export const startGuardScript = `(${guardStart.toString()})((path,now)=>(${takeReload.toString()})(path,now,${guardSettings
  .map((value) => JSON.stringify(value))
  .join(',')}))`;
