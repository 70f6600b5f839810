import type { OwnVisit } from '../content/types/visitor';
import { useMessages } from '../messages/messages';
import { buttonClassName } from '../ui/form/button';
import { Card } from '../ui/card/card';
import { Icon } from '../ui/media/icon';
import { Heading } from '../ui/text/heading';
import type { DrawnCode } from '../ui/code/draw-code';
import { CodePicture } from '../ui/code/code-picture';
import { badgePath } from './paths';

interface BadgeProps {
  profile: Pick<OwnVisit['profile'], 'name' | 'organisation' | 'role' | 'days'>;
  code: DrawnCode;
  link: string | null;
}

export function Badge({ profile: { name, organisation, role, days }, code, link }: BadgeProps) {
  const { visitors: m, format } = useMessages();
  return (
    <Card as="section" aria-labelledby="badge" className="p-5 sm:p-7">
      <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <Heading level={2} size="heading" id="badge">
            {name}
          </Heading>
          {organisation !== '' && <p className="mt-1 text-lead">{organisation}</p>}
          {role !== '' && <p className="text-ink-soft">{role}</p>}
          <ul className="mt-3 font-semibold">
            {days.map((day) => (
              <li key={day}>{format.day(day, 'long')}</li>
            ))}
          </ul>
        </div>
        <figure className="justify-self-center">
          <CodePicture code={code} label={m.badge.picture} className="w-56 sm:w-48" data-badge-code />
        </figure>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {m.badge.typed} <span className="font-mono font-semibold text-ink">{code.text}</span>
      </p>
      <p className="mt-3 text-ink-soft">{m.badge.text}</p>
      <a href={badgePath(link)} download className={buttonClassName({ className: 'mt-5 max-sm:w-full' })}>
        <Icon name="download" />
        {m.badge.download}
      </a>
    </Card>
  );
}
