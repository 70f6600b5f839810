import type { IconName } from '../../icons/icon-names';
import { useMessages } from '../../messages/messages';
import { Icon } from '../../ui/media/icon';
import { SiteLink } from '../../ui/links/site-link';
import { useCurrency } from './current';

/** On days of the fair, at the foot of a phone: what a visitor in the halls needs, within reach of a thumb. */
export function FairBar() {
  const m = useMessages().visitors.frontPage.bar;
  const currencyOf = useCurrency();
  const places: readonly { to: string; icon: IconName; label: string }[] = [
    { to: '/', icon: 'clock', label: m.now },
    { to: '/programma', icon: 'calendar-days', label: m.programme },
    { to: '/plattegrond', icon: 'map', label: m.plan },
    { to: '/mijn-programma', icon: 'bookmark', label: m.own },
    { to: '/mijn-badge', icon: 'ticket', label: m.badge },
  ];
  return (
    <nav aria-label={m.title} className="fair-bar no-print">
      <ul className="grid grid-cols-5">
        {places.map(({ to, icon, label }) => (
          <li key={to}>
            <SiteLink to={to} className="fair-bar-link" aria-current={currencyOf(to)}>
              <Icon name={icon} />
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
