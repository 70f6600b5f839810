import type { LeadAction } from 'beursvloer-domain/statistics';
import type { Reported } from './events';

export type Marked = Reported extends infer Each
  ? Each extends Reported
    ? Omit<Each, 'url'>
    : never
  : never;

const mark = (event: Marked) => ({ 'data-statistics': JSON.stringify(event) });

/** Props of a link by which somebody shows interest in an exhibitor. */
export const leadMark = (action: LeadAction, exhibitor: number) =>
  mark({ eventType: 'lead', action, exhibitor });

/** Props of advertising: `item` says what it is and for whom, in letters, digits and hyphens. */
export const advertisingMark = (item: string) => mark({ eventType: 'marketing', action: 'clicked', item });

/** Props of a button that leads to a ticket. Nobody pays for it, so it counts when it is pressed and not as shown. */
export const ticketMark = mark({ eventType: 'marketing', action: 'clicked', item: 'ticket' });

/** Props of what says how much a search found; none where nothing was searched for. */
export const searchMark = (query: string, results: number) => {
  const text = query.trim().slice(0, 100);
  return text ? mark({ eventType: 'search', text, results }) : {};
};
