export const leadActions = ['website', 'contact', 'saved', 'route'] as const;
export const advertisementActions = ['shown', 'clicked'] as const;
export const sessionActions = ['start', 'stop', 'pause', 'resume'] as const;
export const userActions = [
  'signUp',
  'signIn',
  'signOut',
  'authFail',
  'forgotPassword',
  'updatePassword',
] as const;
export const contentTypes = ['news', 'calendar', 'vacancy'] as const;
export const devices = ['phone', 'tablet', 'desktop'] as const;

export type LeadAction = (typeof leadActions)[number];
export type AdvertisementAction = (typeof advertisementActions)[number];
export type SessionAction = (typeof sessionActions)[number];
export type UserAction = (typeof userActions)[number];
export type ContentType = (typeof contentTypes)[number];
export type Device = (typeof devices)[number];

interface EventBase {
  /** Random, so that an event that is sent twice counts once: 12 to 24 of `a-z0-9`. */
  id: string;
  /** How long ago it happened, in ms, by the browser's own measure: its clock may be wrong. */
  age: number;
}

/** The raw event of a browser; `url` is a path with its query. */
export type SentEvent = EventBase &
  (
    | {
        eventType: 'pageview';
        url: string;
        /** The page before it in the same visit; absent for the page a visit begins with. */
        from?: string;
        /** Whole seconds since the last event of this visit; absent for its first. */
        since?: number;
      }
    | {
        eventType: 'read';
        url: string;
        /** Whole seconds that the page was in view. */
        seconds: number;
        /** How far somebody read, in percent. */
        depth: number;
      }
    | { eventType: 'content'; type: ContentType; item: number }
    | { eventType: 'marketing'; action: AdvertisementAction; item: string; url: string }
    | { eventType: 'lead'; action: LeadAction; exhibitor: number; url: string }
    | { eventType: 'session'; action: SessionAction; since?: number }
    | { eventType: 'user'; action: UserAction }
    | { eventType: 'emailLink'; /** The code of a short link. */ link: string }
    | { eventType: 'search'; text: string; results: number }
    | { eventType: 'notFound'; url: string }
    | { eventType: 'outbound'; host: string; url: string }
  );

export interface SentBatch {
  events: SentEvent[];
  /** The value of the cookie `session`. It is looked at and dropped. */
  session: string;
  device?: Device;
  source?: string;
  campaign?: string;
}
