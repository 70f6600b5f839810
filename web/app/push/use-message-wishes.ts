import { useEffect, useRef, useState } from 'react';
import { openPush } from './push';
import { PushError, type PushFault } from './push-error';
import { messageKinds, type Wishes } from './push-store';

const workerTimeoutMs = 10_000;

/** The registration of the site's worker; registers it where nobody has touched a page yet. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  const timedOut = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready')), workerTimeoutMs);
  });
  return Promise.race([navigator.serviceWorker.ready, timedOut]);
}

export const push = openPush(worker);

export const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

type State = 'unknown' | 'unavailable' | 'off' | 'busy' | 'on';

export function useMessageWishes(language: Wishes['language']) {
  const [state, setState] = useState<State>('unknown');
  const [kinds, setKinds] = useState<Wishes['kinds']>({ moved: true, soon: true, news: false });
  const [fault, setFault] = useState<PushFault | 'none chosen' | null>(null);
  const [wasOn, setWasOn] = useState(false);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    void read().then((found) => {
      if (!isMounted.current) return;
      if (found.wishes) setKinds(found.wishes.kinds);
      setState(found.state);
      setWasOn(found.state === 'on');
    });
    return () => {
      isMounted.current = false;
    };
  }, []);

  const attempt = async (work: () => Promise<State>, before: State) => {
    setFault(null);
    setState('busy');
    try {
      setState(await work());
    } catch (error) {
      setFault(error instanceof PushError ? error.code : 'request-failed');
      setState(before);
    }
  };
  const save = async (chosen: Wishes['kinds']): Promise<State> => {
    await push.store.wishes.put({ kinds: chosen, language });
    try {
      if ((await push.getToken()) === null) throw new PushError('permission-blocked');
    } catch (error) {
      if (!wasOn) await push.store.wishes.delete();
      throw error;
    }
    setWasOn(true);
    return 'on';
  };
  const turnOn = async (): Promise<State> => {
    if (!isSupported()) throw new PushError('unsupported-browser');
    if ((await Notification.requestPermission()) !== 'granted') throw new PushError('permission-blocked');
    return save(kinds);
  };
  const turnOff = async (): Promise<State> => {
    await push.deleteToken();
    return 'off';
  };

  const choose = (kind: string, isChosen: boolean) => {
    const chosen = { ...kinds, [kind]: isChosen };
    const isNone = !Object.values(chosen).some(Boolean);
    if (isNone && state === 'on') return setFault('none chosen');
    setKinds(chosen);
    setFault(null);
    if (state === 'on') void attempt(() => save(chosen), 'on');
  };
  const press = () => {
    if (state === 'on') void attempt(turnOff, 'on');
    else if (!messageKinds.some((kind) => kinds[kind])) setFault('none chosen');
    else void attempt(turnOn, 'off');
  };
  return { state, kinds, fault, wasOn, choose, press };
}

/** How it stands now. A fair that sends no messages does not offer them. */
async function read(): Promise<{ state: State; wishes: Wishes | null }> {
  try {
    const wishes = await push.store.wishes.get();
    if (wishes) return { state: 'on', wishes };
    const { status } = await push.ask({ method: 'GET', path: '/key' });
    return { state: status === 200 ? 'off' : 'unavailable', wishes: null };
  } catch {
    return { state: 'unavailable', wishes: null };
  }
}
