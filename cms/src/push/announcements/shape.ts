/**
 * Responses of the admin's server about messages of the organiser. The admin's page imports this: no Strapi
 * here.
 */

export const announcementStates = ['concept', 'gepland', 'verstuurd', 'gestopt'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Receivers among those who want news: everybody, or those who saved something. */
export const audiences = ['everybody', 'theme', 'kind', 'session', 'exhibitor'] as const;
export type AudienceName = (typeof audiences)[number];

export interface Audience {
  audience: AudienceName;
  /** The document id of a theme, the key of a kind, or the public id of a session or an exhibitor; empty for everybody. */
  audienceValue: string;
}

export interface AnnouncementText extends Audience {
  title: string;
  body: string;
  /** Empty where English devices get the Dutch text. */
  titleEnglish: string;
  bodyEnglish: string;
  path: string;
}

/** Results of a message, in devices. `accepted` counts what the push service took, not what a visitor saw. */
export interface AnnouncementFigures {
  waiting: number;
  accepted: number;
  shown: number;
  pressed: number;
  gone: number;
  failed: number;
  stopped: number;
}

export interface Announcement extends AnnouncementText {
  id: number;
  state: AnnouncementState;
  /** When it is to leave, in ms since 1970; null while it is a draft. */
  dueAt: number | null;
  sentAt: number | null;
  receivers: number | null;
  skipped: number | null;
  figures: AnnouncementFigures | null;
}

export interface AnnouncementList {
  data: Announcement[];
  meta: {
    total: number;
    page: number;
    pages: number;
    /** True when PUSH_CONTACT is set: without it this fair sends no messages. */
    isSetUp: boolean;
    devices: number;
    ownDevices: number;
    perDay: number;
    choices: AudienceChoices;
  };
}

/** The options of each audience, as `[value, label]`. */
export type AudienceChoices = Record<Exclude<AudienceName, 'everybody'>, [string, string][]>;

/** How many characters each text may have: what phones show of it. */
export const maxLength = { title: 60, body: 180, path: 200 };
