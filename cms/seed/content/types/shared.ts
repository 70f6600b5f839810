/**
 * Rich text in a small Markdown subset, turned into Strapi blocks by `load/rich-text.ts`: paragraphs separated
 * by an empty line, `## ` and `### ` headings, `- ` and `1. ` lists, `> ` quotes, `**bold**`, `*italic*` and
 * `[text](url)`.
 */
export type Markdown = string;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** A wall-clock time in Europe/Amsterdam, `HH:mm`. */
export type Time = string;

/** The phase of the fair in which something is shown, as editors choose it. */
export type Phase =
  | 'Altijd'
  | 'Vooraf'
  | 'Laatste week'
  | 'Vooraf en laatste week'
  | 'Tijdens de beurs'
  | 'Laatste week en tijdens de beurs'
  | 'Tot en met de beurs'
  | 'Na de beurs'
  | 'Niet tijdens de beurs';

/** The slug of another document. */
export type Slug = string;

/** An icon by its Iconify name, for example `lucide:ticket`. */
export type IconName = string;

/**
 * A picture of `seed/pictures`: `key` is the path below it without extension, for example
 * `exhibitors/zonnehof-logo`. One key has one alternative text, wherever it is used.
 */
export interface Picture {
  key: string;
  alt: string;
}

/** A path on the site (`/programma`), or an `https:`, `mailto:` or `tel:` URL. */
export interface Link {
  label: string;
  url: string;
  icon?: IconName;
}

export interface Button {
  label: string;
  url: string;
  tone?: 'Hoofdknop' | 'Tweede knop' | 'Tekstlink';
}

export interface Social {
  platform: 'LinkedIn' | 'Instagram' | 'YouTube' | 'Facebook' | 'X' | 'Bluesky' | 'Mastodon' | 'TikTok';
  url: string;
}

export interface Contact {
  email?: string;
  phone?: string;
  address?: string;
}

export interface Seo {
  title?: string;
  description?: string;
  image?: Picture;
  noIndex?: boolean;
}

/** A download. The runner makes a one-page PDF called `fileName` (`brochure.pdf`) of title and text. */
export interface Download {
  title: string;
  fileName: string;
  text: string[];
}
