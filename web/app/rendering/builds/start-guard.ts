import { scriptsFailed } from '../paint/start-scripts';
import { guardSettings, takeReload } from './reload-guard';

/**
 * Tries a page again whose code did not come, once, unless somebody is typing already: what the server sent can be read
 * and used without. It runs in the head before any code is asked for, so it is sent as text and uses nothing from outside.
 */
function guardStart(failed: string, take: (path: string, now: number) => boolean) {
  let typed = false;
  const retry = () => {
    if (!typed && take(location.pathname, Date.now())) location.reload();
  };
  addEventListener('input', () => (typed = true), { capture: true, once: true });
  addEventListener(failed, retry);
}

/** The inline script for the head. */
export const startGuardScript = () =>
  `(${guardStart.toString()})(${JSON.stringify(scriptsFailed)},(path,now)=>(${takeReload.toString()})(path,now,${guardSettings
    .map((value) => JSON.stringify(value))
    .join(',')}))`;
