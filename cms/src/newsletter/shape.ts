/** Responses of the admin's server about the newsletter. The admin's page imports this: no Strapi here. */

export const subscriberStates = ['wacht op bevestiging', 'aangemeld', 'afgemeld'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

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
