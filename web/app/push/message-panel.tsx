import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { Card } from '../ui/card/card';
import { Button } from '../ui/form/button';
import { CheckboxGroup } from '../ui/form/checkbox-group';
import { Notice } from '../ui/layout/notice';
import { Heading } from '../ui/text/heading';
import { openPush } from './push';
import { PushError, type PushFault } from './push-error';
import { messageKinds, type MessageKind, type Wishes } from './push-store';
import { useTestDevice } from './use-test-device';

/** How long the service worker may take to be there, in ms: docs/behaviour.md. */
const workerTimeoutMs = 10_000;

/** The registration of the site's worker; registers it where nobody has touched a page yet. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  const timedOut = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready')), workerTimeoutMs);
  });
  return Promise.race([navigator.serviceWorker.ready, timedOut]);
}

const push = openPush(worker);

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
/** Browsers on iOS have push for what is opened from the home screen alone. */
const isInBrowserOnIos = () => Reflect.get(navigator, 'standalone') === false;

type State = 'unknown' | 'unavailable' | 'off' | 'busy' | 'on';

/** Lets a visitor choose what to get messages about, and asks for the permission when they press, never before. */
export function MessagePanel() {
  const { push: m } = useMessages().ownProgramme;
  const { locale } = useSite();
  const [state, setState] = useState<State>('unknown');
  const [kinds, setKinds] = useState<Wishes['kinds']>({ moved: true, soon: true, news: false });
  const [fault, setFault] = useState<PushFault | 'none chosen' | null>(null);
  const [wasOn, setWasOn] = useState(false);
  const titleId = useId();
  const isMounted = useRef(true);
  const test = useTestDevice(state === 'on', push.becomeTester);

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

  if (state === 'unknown' || state === 'unavailable') return null;

  /** Does something that may fail, and says how it went. */
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
    await push.store.wishes.put({ kinds: chosen, language: locale });
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
  const choose = (kind: string, isChosen: boolean) => {
    const chosen = { ...kinds, [kind]: isChosen };
    const isNone = !Object.values(chosen).some(Boolean);
    if (isNone && state === 'on') return setFault('none chosen');
    setKinds(chosen);
    setFault(null);
    if (state === 'on') void attempt(() => save(chosen), 'on');
  };
  const press = () => {
    if (state === 'on') {
      void attempt(async () => {
        await push.deleteToken();
        return 'off';
      }, 'on');
    } else if (!messageKinds.some((kind) => kinds[kind])) setFault('none chosen');
    else void attempt(turnOn, 'off');
  };

  if (!isSupported()) {
    return isInBrowserOnIos() ? (
      <Card as="section" aria-labelledby={titleId} className="mb-8 print:hidden">
        <Heading level={2} size="subheading" id={titleId}>
          {m.title}
        </Heading>
        <p className="mt-2">{m.onIos}</p>
      </Card>
    ) : null;
  }
  const isOn = state === 'on' || (state === 'busy' && wasOn);
  return (
    <Card as="section" aria-labelledby={titleId} className="mb-8 print:hidden">
      <Heading level={2} size="subheading" id={titleId}>
        {m.title}
      </Heading>
      <p className="mt-2">{m.text}</p>
      {test === 'waits' && (
        <Notice tone="info" className="mt-4">
          {m.test.waits}
        </Notice>
      )}
      <CheckboxGroup
        name="berichten"
        legend={m.which}
        className="mt-4"
        options={messageKinds.map((value: MessageKind) => ({
          value,
          label: m.kinds[value],
          checked: kinds[value],
          disabled: state === 'busy',
        }))}
        onChange={choose}
      />
      <p className="mt-2 text-sm text-ink-soft">{m.sent}</p>
      <Button
        tone={isOn ? 'secondary' : 'primary'}
        icon="mail"
        className="mt-4"
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && press()}
      >
        {state === 'busy' ? m.busy : isOn ? m.turnOff : m.turnOn}
      </Button>
      <div role="status" className="mt-3 grid gap-3 empty:hidden">
        {fault !== null && (
          <Notice tone="problem">{fault === 'none chosen' ? m.chooseOne : m.faults[fault]}</Notice>
        )}
        {fault === null && state === 'on' && <p className="text-sm">{m.on}</p>}
        {test === 'linked' && <Notice tone="done">{m.test.linked}</Notice>}
        {test === 'failed' && <Notice tone="problem">{m.test.failed}</Notice>}
        {fault === null && state === 'off' && wasOn && <p className="text-sm">{m.off}</p>}
      </div>
    </Card>
  );
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
