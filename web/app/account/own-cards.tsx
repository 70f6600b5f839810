import { toWallClock } from '../clock/wall-clock';
import type { Account } from '../content/types/account';
import { useLangOf, useMessages } from '../messages/messages';
import type { IconName } from '../icons/icon-names';
import { useSite } from '../site/site-context';
import { Card, CardLink } from '../ui/card/card';
import { Icon } from '../ui/media/icon';
import { Heading } from '../ui/text/heading';
import { typeset } from '../ui/text/typeset';
import type { OverviewData } from './overview.server';

interface OwnCard {
  to: string;
  icon: IconName;
  title: string;
  state: string;
  lang?: string;
}

/** A card with one line for each thing that the user has here, or may want next. */
export function OwnCards({ account, data }: { account: Account; data: OverviewData }) {
  const cards = useCards(account, data);
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {cards.map(({ to, icon, title, state, lang }) => (
        <Card as="li" key={to} interactive className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon name={icon} className="mt-1 size-5 text-brand-ink" />
          <div className="min-w-0">
            <Heading level={2} size="subheading">
              <CardLink to={to}>{title}</CardLink>
            </Heading>
            <p lang={lang} className="mt-1 text-ink-soft">
              {typeset(state)}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function useCards(
  { role, exhibitor }: Account,
  { visit, programme, orders, contracts, views }: OverviewData,
): OwnCard[] {
  const { account: texts, format } = useMessages();
  const m = texts.overview.cards;
  const langOf = useLangOf();
  const { phase } = useSite();
  const exhibits = role === 'exhibitor' || exhibitor !== null;
  const dayOf = (instant: string) => format.day(toWallClock(new Date(instant)).day);
  const cards: OwnCard[] = [];
  if (visit && phase !== 'after') {
    const state = visit.isConfirmed ? m.badgeReady(format.dayRange(visit.days)) : m.badgeUnconfirmed;
    cards.push({ to: '/bezoekersprofiel?mijn=1', icon: 'ticket', title: m.badge, state });
  }
  if (visit === null && !exhibits && phase !== 'after')
    cards.push({ to: '/bezoekersprofiel', icon: 'ticket', title: m.ticket, state: m.noTicket });
  if (programme) {
    const { count, next } = programme;
    const moment = next && format.moment(next.day, next.startTime, next.endTime);
    const state = next ? `${moment}: ${next.title}` : count > 0 ? m.saved(count) : m.nothingSaved;
    const lang = next && langOf(next);
    cards.push({ to: '/mijn-programma', icon: 'bookmark', title: m.programme, state, lang });
  }
  const [order] = orders ?? [];
  if (orders && (exhibits || order)) {
    const state = order ? m.ordered(orders.length, dayOf(order.createdAt)) : m.notOrdered;
    cards.push({ to: '/adverteren-en-signing', icon: 'megaphone', title: m.orders, state });
  }
  const [contract] = contracts ?? [];
  if (contracts && (exhibits || contract)) {
    const state = contract ? m.signed(dayOf(contract.createdAt), contract.receipt) : m.notSigned;
    cards.push({ to: '/contractformulier', icon: 'file-text', title: m.contract, state });
  }
  if (exhibitor) {
    const { publicId, slug, name } = exhibitor;
    const company = `/standhouders/${publicId}/${slug}`;
    cards.push({ to: company, icon: 'store', title: texts.overview.company, state: name });
    if (views !== undefined) {
      const state = m.views(views === 0 ? texts.figures.fewer : format.number(views));
      cards.push({ to: '/account/statistieken', icon: 'chart-column', title: texts.figures.title, state });
    }
  }
  return cards;
}
