import { useId } from 'react';
import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { Card } from '../ui/card/card';
import { Button } from '../ui/form/button';
import { CheckboxGroup } from '../ui/form/checkbox-group';
import { Notice } from '../ui/layout/notice';
import { Heading } from '../ui/text/heading';
import { messageKinds, type MessageKind } from './push-store';
import { isSupported, push, useMessageWishes } from './use-message-wishes';
import { useTestDevice } from './use-test-device';

/** Browsers on iOS have push for what is opened from the home screen alone. */
const isInBrowserOnIos = () => Reflect.get(navigator, 'standalone') === false;

/** Lets a visitor choose what to get messages about, and asks for the permission when they press, never before. */
export function MessagePanel() {
  const { push: m } = useMessages().ownProgramme;
  const { locale } = useSite();
  const { state, kinds, fault, wasOn, choose, press } = useMessageWishes(locale);
  const test = useTestDevice(state === 'on', push.becomeTester);
  const titleId = useId();

  if (state === 'unknown' || state === 'unavailable') return null;
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
