import type { VacancySummary } from '../content/types/vacancy';
import { useLangOf, useMessages } from '../messages/messages';
import { vacancyPath } from '../site/detail-paths';
import { Badge } from '../ui/card/badge';
import { Card, CardLink } from '../ui/card/card';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import type { IconName } from '../icons/icon-names';

export interface VacancyCardProps {
  vacancy: VacancySummary;
  /** `YYYY-MM-DD`. */
  today: string;
  linkState?: unknown;
}

export function VacancyCard({ vacancy, today, linkState }: VacancyCardProps) {
  const { format } = useMessages();
  const m = useMessages().vacancies;
  const lang = useLangOf()(vacancy);
  const { title, employer, place, hours, salary, closes, intro } = vacancy;
  const facts: [IconName, string | null][] = [
    ['map-pin', place],
    ['clock', hours],
    ['piggy-bank', salary],
  ];
  return (
    <Card as="li" interactive className="flex min-w-0 flex-col gap-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span className="min-w-0 font-semibold text-brand-ink">{employer}</span>
        {closes === today && <Badge tone="brand">{m.closesToday}</Badge>}
      </p>
      <Heading level={3} lang={lang}>
        <CardLink to={vacancyPath(vacancy)} state={linkState}>
          {title}
        </CardLink>
      </Heading>
      {intro !== '' && (
        <p lang={lang} className="line-clamp-3 text-ink-soft">
          {intro}
        </p>
      )}
      <ul lang={lang} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {facts.map(
          ([icon, text]) =>
            text !== null && (
              <li key={icon} className="flex min-w-0 items-start gap-1.5">
                <Icon name={icon} className="mt-0.5 size-4 text-tint-ink" />
                <span className="min-w-0">{text}</span>
              </li>
            ),
        )}
      </ul>
      <p className="mt-auto border-t border-line pt-3 text-sm text-ink-soft">
        {closes === null ? m.noClosingDay : m.closesOn(format.day(closes))}
      </p>
    </Card>
  );
}
