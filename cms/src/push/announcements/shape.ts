/** What the admin's server answers about messages of the organiser. The page of the admin reads this too: nothing of Strapi here. */

/** In Dutch, as the organiser reads them. */
export const announcementStates = ['concept', 'gepland', 'verstuurd', 'gestopt'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Who gets a message, of those who want news: everybody, or who saved something. */
export const audiences = ['everybody', 'theme', 'kind', 'session', 'exhibitor'] as const;
export type AudienceName = (typeof audiences)[number];

export interface Audience {
  audience: AudienceName;
  /** The document id of a theme, the name of a kind, or the public id of a session or an exhibitor; empty for everybody. */
  audienceValue: string;
}

/** What the organiser writes. */
export interface AnnouncementText extends Audience {
  title: string;
  body: string;
  /** Empty where English devices get the Dutch text. */
  titleEnglish: string;
  bodyEnglish: string;
  /** The page that it leads to, in Dutch. */
  path: string;
}

/** What became of a message, in devices. Accepted says what the push service took, not what somebody saw. */
export interface AnnouncementFigures {
  waiting: number;
  accepted: number;
  shown: number;
  pressed: number;
  /** Devices that turned out to be gone. */
  gone: number;
  /** Failed, or too late. */
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
  /** Who had as many messages that day as one gets. */
  skipped: number | null;
  figures: AnnouncementFigures | null;
}

export interface AnnouncementList {
  data: Announcement[];
  meta: {
    total: number;
    page: number;
    pages: number;
    /** Whether this fair sends messages at all: PUSH_CONTACT is set. */
    isSetUp: boolean;
    /** Devices that want news. */
    devices: number;
    /** Devices of the administrator who asks, for tests. */
    ownDevices: number;
    /** The most that a visitor gets in a day. */
    perDay: number;
    choices: AudienceChoices;
  };
}

/** What an audience can be of, as `[value, label]`. */
export type AudienceChoices = Record<Exclude<AudienceName, 'everybody'>, [string, string][]>;

/** How many characters each text may have: what phones show of it. */
export const maxLength = { title: 60, body: 180, path: 200 };
