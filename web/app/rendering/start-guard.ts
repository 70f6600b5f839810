import { scriptsFailed } from '../../router-internals/start-scripts';
import { claimReload, guardSettings } from '../builds/reload-guard';

/**
 * Reloads a page once when its scripts fail to load, unless somebody is typing already: the server's HTML can be read
 * and used without scripts. It runs in the head before any script loads, so it is sent as text and uses nothing from
 * outside itself.
 */
function guardStart(failedEvent: string, claim: (path: string, nowMs: number) => boolean) {
  let hasTyped = false;
  const retry = () => {
    if (!hasTyped && claim(location.pathname, Date.now())) location.reload();
  };
  addEventListener('input', () => (hasTyped = true), { capture: true, once: true });
  addEventListener(failedEvent, retry);
}

export const startGuardScript = () =>
  `(${guardStart.toString()})(${JSON.stringify(scriptsFailed)},(path,nowMs)=>(${claimReload.toString()})(path,nowMs,${guardSettings
    .map((value) => JSON.stringify(value))
    .join(',')}))`;
