import type { Agenda } from 'beursvloer-domain/agenda';
import { useMessages } from '../messages/messages';
import { SaveButton } from '../saved/save-button';
import { exhibitorPath, speakerPath } from '../site/detail-paths';
import { Badge } from '../ui/card/badge';
import { ButtonLink } from '../ui/form/button';
import { SiteLink } from '../ui/links/site-link';
import { Heading } from '../ui/text/heading';
import type { Carried } from './link-entries';
import { sharedBy, type Offer } from './saveable';
import { path } from './paths';
import { SessionLine } from './session-line';

interface SharedProgrammeProps {
  offer: Offer;
  agenda: Agenda;
  items: readonly Carried[];
}

export function SharedProgramme({ offer, agenda, items }: SharedProgrammeProps) {
  const { ownProgramme: m, format } = useMessages();
  const own = new Set(agenda.filter(({ on }) => on).map(({ id }) => id));
  const { sessions, exhibitors, speakers } = sharedBy(offer, items);
  const together = items.filter(({ id }) => own.has(id)).length;
  const days = [...new Set(sessions.map(({ day }) => day))].sort();
  const names = [
    ...exhibitors.map((one) => ({ kind: 'exhibitor' as const, to: exhibitorPath(one), ...one })),
    ...speakers.map((one) => ({ kind: 'speaker' as const, to: speakerPath(one), ...one })),
  ];
  return (
    <div className="max-w-3xl">
      <Heading level={2}>{m.shared.title}</Heading>
      <p className="mt-2 text-ink-soft">{m.shared.text}</p>
      <p className="mt-2 font-semibold">{m.shared.together(together)}</p>
      {sessions.length + names.length === 0 && <p className="mt-4">{m.shared.nothing}</p>}
      {days.map((day) => (
        <section key={day} aria-labelledby={`dag-${day}`} className="mt-8">
          <Heading level={3} id={`dag-${day}`} className="first-letter:uppercase">
            {format.day(day, 'long-without-year')}
          </Heading>
          <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
            {sessions
              .filter((session) => session.day === day)
              .map((session) => (
                <SessionLine
                  key={session.publicId}
                  session={session}
                  mark={
                    own.has(`session:${session.publicId}`) && <Badge tone="green">{m.shared.alsoYours}</Badge>
                  }
                />
              ))}
          </ul>
        </section>
      ))}
      {names.length > 0 && (
        <ul className="mt-8 divide-y divide-line rounded-card border border-line bg-surface">
          {names.map(({ kind, publicId, to, name }) => (
            <li key={to} className="flex items-center gap-3 py-1 pr-1.5 pl-4">
              <SiteLink to={to} className="min-w-0 grow font-bold text-ink underline-offset-4">
                {name}
              </SiteLink>
              {own.has(`${kind}:${publicId}`) && <Badge tone="green">{m.shared.alsoYours}</Badge>}
              <SaveButton kind={kind} publicId={publicId} title={name} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={path} tone="secondary" className="mt-8">
        {m.shared.toOwn}
      </ButtonLink>
    </div>
  );
}
