import { Form } from 'react-router';
import type { SignedInPlace } from '../content/types/account';
import { timeOf, toWallClock } from '../clock/wall-clock';
import { useMessages } from '../messages/messages';
import { Badge } from '../ui/card/badge';
import { Button } from '../ui/form/button';
import { Icon } from '../ui/media/icon';
import { Notice } from '../ui/layout/notice';
import type { FormResponse } from '../form-engine/form';

interface SignedInPlacesProps {
  places: readonly SignedInPlace[];
  response: FormResponse | undefined;
}

export function SignedInPlaces({ places, response }: SignedInPlacesProps) {
  const m = useMessages().account.security;
  return (
    <>
      {response && (
        <Notice tone="info" role="status" className="mb-4">
          {response.problem}
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {places.map((place) => (
          <Place key={place.id} {...place} device={m.device(place.deviceName)} />
        ))}
      </ul>
    </>
  );
}

function Place({ id, current, device, loginAt }: SignedInPlace & { device: string }) {
  const { account, format } = useMessages();
  const m = account.security;
  const instant = new Date(loginAt);
  const since = Number.isNaN(instant.getTime()) ? null : toWallClock(instant);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name="monitor" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{device}</p>
        {since && (
          <p className="text-sm text-ink-soft">
            {m.since(format.day(since.day), format.time(timeOf(since.minutes)))}
          </p>
        )}
      </div>
      {current ? (
        <Badge>{m.here}</Badge>
      ) : (
        <Form method="post">
          <input type="hidden" name="form" value="apparaat" />
          <input type="hidden" name="session" value={id} />
          <Button type="submit" tone="secondary" size="small" aria-label={m.endOf(device)}>
            {m.end}
          </Button>
        </Form>
      )}
    </li>
  );
}
