import type { ReactNode } from 'react';
import { path as ownProgrammePath } from '../agenda/paths';
import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { Card, CardLink } from '../ui/card/card';
import { IconPlate } from '../ui/card/icon-plate';
import { Section } from '../ui/layout/section';
import { Icon } from '../ui/media/icon';
import { Heading } from '../ui/text/heading';

/** Steps of a visitor in the week before the fair. */
export function PrepareVisit() {
  const { visitors, format } = useMessages();
  const m = visitors.frontPage.prepare;
  const { days, venue } = useSite().settings;
  return (
    <Section title={m.title}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Step to="/mijn-badge" icon="lucide:ticket" title={m.badge} action={m.toBadge}>
          <p>{m.badgeText}</p>
        </Step>
        <Step to={ownProgrammePath} icon="lucide:bookmark" title={m.own} action={m.toOwn}>
          <p>{m.ownText}</p>
        </Step>
        <Step to="/locatie" icon="lucide:map-pin" title={m.route} action={m.toRoute}>
          <p>
            {venue.name}
            <br />
            {venue.street}, {venue.city}
          </p>
        </Step>
        <Step to="/programma" icon="lucide:clock" title={m.hours} action={m.toProgramme}>
          <ul>
            {days.map(({ date, opens, closes }) => (
              <li key={date}>
                {format.day(date, 'brief')}, {format.timeRange(opens, closes)}
              </li>
            ))}
          </ul>
        </Step>
      </ul>
    </Section>
  );
}

interface StepProps {
  to: string;
  icon: string;
  title: string;
  action: string;
  children: ReactNode;
}

function Step({ to, icon, title, action, children }: StepProps) {
  return (
    <Card as="li" interactive className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <IconPlate name={icon} />
        <Heading level={3} size="subheading">
          <CardLink to={to}>{title}</CardLink>
        </Heading>
      </div>
      <div className="text-ink-soft">{children}</div>
      <p aria-hidden className="mt-auto flex items-center gap-2 pt-1 font-semibold text-action-ink">
        {action} <Icon name="arrow-right" />
      </p>
    </Card>
  );
}
