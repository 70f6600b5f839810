/** The response of `GET /editor/today`. The admin's home page imports this: no Strapi here. */

export interface Today {
  facts: TodaySentence[];
  /** Things to do. Each has a number above 0, and a link to a list of these alone. */
  lines: TodayLink[];
  /** The worst that is wrong with this server; null for who may not see its settings, and when nothing is. */
  finding: { weight: 'error' | 'warning'; text: string; others: number } | null;
  storage: { level: 'ok' | 'low' | 'full'; freeBytes: number };
}

export interface TodayLink {
  text: string;
  /** Below the path of the admin. */
  to: string;
}

export interface TodaySentence {
  text: string;
  link: TodayLink | null;
}
