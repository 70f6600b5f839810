import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import type { Agenda } from 'beursvloer-domain/agenda';
import { useSignIn } from '../../account/current-user';
import { useMessages } from '../../messages/messages';
import {
  beginAccountFeed,
  beginDeviceFeed,
  deviceFeed,
  hasAccountFeed,
  stopAccountFeed,
  stopDeviceFeed,
} from '../../saved/agenda-feed';
import { Button, buttonClassName } from '../../ui/form/button';
import { Select } from '../../ui/form/select';
import { Dialog } from '../../ui/overlay/dialog';
import { useToast } from '../../ui/overlay/toast';
import { CopyLink } from '../../ui/share/copy-link';
import { feedHref } from '../paths';

/** Lets a calendar read what is saved, again and again, at an address that somebody asks for and can take back. */
export function CalendarFeed({ agenda }: { agenda: Agenda }) {
  const { ownProgramme } = useMessages();
  const m = ownProgramme.feed;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" icon="calendar-plus" onClick={() => setOpen(true)}>
        {m.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={m.title}>
        <Feed agenda={agenda} />
      </Dialog>
    </>
  );
}

/**
 * The owner of a feed. This device keeps one up to date without an account, and an account has one of its
 * own.
 */
type Owner = 'device' | 'account';

interface FeedState {
  owner: Owner;
  /** `hidden`: there is one, and its address is not shown again. */
  address: 'none' | 'hidden' | { token: string };
}

/** The minutes of each reminder that can be chosen. */
const alarms = { none: null, quarter: 15, hour: 60 } as const;
type Alarm = keyof typeof alarms;
const isAlarm = (value: string): value is Alarm => Object.hasOwn(alarms, value);

async function findFeed(signedIn: boolean): Promise<FeedState> {
  const own = deviceFeed();
  if (own) return { owner: 'device', address: { token: own.token } };
  if (!signedIn) return { owner: 'device', address: 'none' };
  return { owner: 'account', address: (await hasAccountFeed()) ? 'hidden' : 'none' };
}

function Feed({ agenda }: { agenda: Agenda }) {
  const { ownProgramme } = useMessages();
  const m = ownProgramme.feed;
  const { signedIn } = useSignIn();
  const say = useToast();
  const [feed, setFeed] = useState<FeedState | null>(null);
  const [alarm, setAlarm] = useState<Alarm>('none');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    findFeed(signedIn).then(
      (found) => isCurrent && setFeed(found),
      () => isCurrent && say(m.failed),
    );
    return () => {
      isCurrent = false;
    };
  }, [signedIn, say, m]);

  const attempt = async (work: () => Promise<FeedState>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      setFeed(await work());
    } catch {
      say(m.failed);
    }
    setBusy(false);
  };
  const make = (owner: Owner) =>
    attempt(async () => {
      const begin =
        owner === 'account' ? beginAccountFeed : (minutes: number | null) => beginDeviceFeed(agenda, minutes);
      return { owner, address: { token: await begin(alarms[alarm]) } };
    });
  const stop = (owner: Owner) =>
    attempt(async () => {
      await (owner === 'account' ? stopAccountFeed() : stopDeviceFeed());
      say(m.stopped);
      return { owner: signedIn ? 'account' : 'device', address: 'none' };
    });

  const { owner = signedIn ? 'account' : 'device', address = 'none' } = feed ?? {};
  return (
    <div className="grid gap-4">
      <p>{m.text}</p>
      <p>{owner === 'account' ? m.inAccount : m.onServer}</p>
      {typeof address === 'object' && <Address token={address.token} isOnce={owner === 'account'} />}
      {address === 'hidden' && <p>{m.exists}</p>}
      <Select
        label={m.alarm}
        value={alarm}
        onChange={({ target }) => isAlarm(target.value) && setAlarm(target.value)}
        options={Object.keys(alarms)
          .filter(isAlarm)
          .map((value) => ({ value, label: m.alarms[value] }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          tone={address === 'none' ? 'primary' : 'secondary'}
          disabled={feed === null || isBusy}
          onClick={() => void make(owner)}
        >
          {address === 'none' ? m.make : m.renew}
        </Button>
        {address !== 'none' && (
          <Button tone="danger" disabled={isBusy} onClick={() => void stop(owner)}>
            {m.stop}
          </Button>
        )}
      </div>
    </div>
  );
}

function Address({ token, isOnce }: { token: string; isOnce: boolean }) {
  const { ownProgramme } = useMessages();
  const m = ownProgramme.feed;
  const href = useHref(feedHref(token));
  const { host } = window.location;
  return (
    <div className="grid gap-3 rounded-card border border-action-line bg-action-soft p-4" role="status">
      <p>
        {m.ready} {isOnce && m.once}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <a href={`webcal://${host}${href}`} className={buttonClassName()}>
          {m.subscribe}
        </a>
        <CopyLink to={feedHref(token)} label={m.copy} />
      </div>
    </div>
  );
}
