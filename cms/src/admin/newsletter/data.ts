/** What the admin's server answers about subscribers: see src/newsletter/admin-routes.ts. */

export const states = ['wacht op bevestiging', 'aangemeld', 'afgemeld'] as const;
export type State = (typeof states)[number];

export interface SubscriberList {
  data: {
    id: number;
    email: string;
    state: State;
    consent: string;
    consentAt: number;
    confirmedAt: number | null;
  }[];
  meta: { total: number; page: number; pages: number };
}
