import { Form } from 'react-router';
import type { OwnPlace } from '../content/types/session-place';
import { useMessages } from '../messages/messages';
import { Button, ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { PageHeader } from '../ui/layout/page-header';
import { Heading } from '../ui/text/heading';
import { SessionLine } from './session-line';

interface ShownPlace extends OwnPlace {
  /** Until when an offered place is held, on the fair's clock. */
  heldUntil: { day: string; time: string } | null;
}

export function OwnPlacePage({ place, isWithdrawn }: { place: ShownPlace | null; isWithdrawn: boolean }) {
  const m = useMessages().visitors.places.own;
  return (
    <>
      <PageHeader title={m.title} breadcrumbs={[{ label: m.title }]} />
      <Container width="text" className="grid gap-6 py-section">
        {place ? (
          <Place place={place} />
        ) : (
          <>
            <State {...(isWithdrawn ? m.withdrawn : m.unusable)} />
            <p>
              <ButtonLink to="/programma">{m.toProgramme}</ButtonLink>
            </p>
          </>
        )}
      </Container>
    </>
  );
}

function State({ title, text }: { title: string; text: string }) {
  return (
    <div role="status">
      <Heading level={2}>{title}</Heading>
      <p className="mt-3 text-lead">{text}</p>
    </div>
  );
}

function Place({ place }: { place: ShownPlace }) {
  const { format, visitors } = useMessages();
  const m = visitors.places.own;
  const { state, session, isOver, isClosed, ahead, heldUntil } = place;
  const isGone = state === 'vervallen';
  const isAsked = state === 'wacht op bevestiging';
  const canTake = !isOver && (state === 'aangeboden' || (isAsked && !isClosed));
  return (
    <>
      <State {...(isOver && !isGone ? m.over : m.states[state])} />
      {session && <SessionLine session={session} />}
      {!isOver && isAsked && isClosed && <p>{m.shut}</p>}
      {!isOver && ahead !== null && <p>{m.ahead(ahead)}</p>}
      {!isOver && heldUntil && (
        <p>{m.heldUntil(`${format.day(heldUntil.day)}, ${format.time(heldUntil.time)}`)}</p>
      )}
      {canTake && (
        <Form method="post">
          <Button type="submit" size="large" icon="check" name="doen" value="nemen">
            {isAsked ? m.confirm : m.take}
          </Button>
        </Form>
      )}
      {!isOver && !isGone && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action-ink">
            {m.withdraw}
          </summary>
          <p className="my-3">{m.withdrawText}</p>
          <Form method="post">
            <Button type="submit" tone="danger" name="doen" value="afmelden">
              {m.withdrawSubmit}
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
