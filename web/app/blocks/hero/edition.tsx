import { useSite } from '../../site/site-context';
import { useMessages } from '../../messages/messages';
import { Icon } from '../../ui/media/icon';
import type { IconName } from '../../icons/icon-names';

export function Edition() {
  const { days, venue } = useSite().settings;
  const { format, blocks: m } = useMessages();
  const [first] = days;
  const facts: { icon: IconName; term: string; text: string }[] = [];
  if (first) {
    facts.push({
      icon: 'calendar-days',
      term: m.edition.when,
      text: format.dayRange(days.map(({ date }) => date)),
    });
    const others = days.filter(({ opens, closes }) => opens !== first.opens || closes !== first.closes);
    const hours = [
      format.timeRange(first.opens, first.closes),
      ...others.map(
        ({ date, opens, closes }) => `${format.day(date, 'brief')} ${format.timeRange(opens, closes)}`,
      ),
    ];
    facts.push({ icon: 'clock', term: m.edition.hours, text: hours.join(', ') });
  }
  if (venue.name)
    facts.push({
      icon: 'map-pin',
      term: m.edition.where,
      text: [venue.name, venue.city].filter(Boolean).join(', '),
    });
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ icon, term, text }) => (
        <div key={term}>
          <dt className="sr-only">{term}</dt>
          <dd className="flex items-center gap-2.5 font-semibold">
            <Icon name={icon} />
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
