import type { Mailbox } from '../../harness/mailbox';
import type { Fair } from '../../harness/fair';
import type { SiteBrowser } from './site-browser';

/** Shared by the rows of the table: a running fair whose clock is moved. */
export interface World {
  fair: Fair;
  site: string;
  mailbox: Mailbox;
  /** A browser that never was here. */
  newBrowser: () => SiteBrowser;
}

/** The days after the first one on which the rows are tried again: past a week, past a month, and past a year. */
export const laterDays = [8, 31, 366] as const;
type Later = (typeof laterDays)[number];

/** One thing that a browser or the site asks of the content backend, made by the code that makes it. */
export type Row = {
  name: string;
  /** Makes the call, at the first moment. */
  now: (world: World) => Promise<void>;
} & (
  | { /** Nothing about it lapses. */ lifetime: null }
  | {
      /** After which what it began with counts no more: docs/behaviour.md. */
      lifetime: string;
      /** The same visitor comes back with what the first moment gave them. */
      later: (world: World, days: Later) => Promise<void>;
    }
);
