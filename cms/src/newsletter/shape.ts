/** Responses of the admin's server about the newsletter. The admin's page imports this: no Strapi here. */

/** In Dutch, as the organiser reads them. */
export const subscriberStates = ['wacht op bevestiging', 'aangemeld', 'afgemeld'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Somebody on the list, as the organiser sees them. */
export interface Subscriber {
  id: number;
  email: string;
  state: SubscriberState;
  language: string;
  consent: string;
  consentAt: number;
  confirmedAt: number | null;
  leftAt: number | null;
  answers: { label: string; text: string }[];
}

export interface SubscriberList {
  data: Subscriber[];
  meta: { total: number; page: number; pages: number };
}
