import { fairVariables, fillInAll, type FairPhase } from 'beursvloer-domain/fair';
import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { derive, findSingle } from '../client/list';
import { locales, type Locale } from '../../messages/locale';
import {
  anything,
  calendarDate,
  clockTime,
  flag,
  listOf,
  looseText,
  maybe,
  optionalNumber,
  optionalText,
  requiredText,
} from '../client/response/parse';
import * as shared from './fields/shared';
import { shownInPhases } from './page/phases';

/** A day of the fair; its times are on the fair's wall clock. */
export const dayShape = z.object({
  date: calendarDate,
  opens: clockTime,
  closes: clockTime,
  label: optionalText,
});

const venue = z.object({
  name: requiredText,
  street: looseText,
  postalCode: looseText,
  city: looseText,
  latitude: optionalNumber,
  longitude: optionalNumber,
});
const noVenue: z.output<typeof venue> = {
  name: '',
  street: '',
  postalCode: '',
  city: '',
  latitude: null,
  longitude: null,
};

/** Where the fair is held; empty texts while editors have not said so. */
export const venueOrNone = maybe('venue', venue).transform((place) => place ?? noVenue);

const announcement = z.object({
  visible: flag,
  text: requiredText,
  link: shared.optionalLink,
  phase: shownInPhases,
});

/** The line above the header of every page. */
export interface Announcement {
  /** A short name of its text: when the text changes, who dismissed it sees it again. */
  id: string;
  text: string;
  link: shared.LinkTo | null;
}

/** Content backends without the field have every language. */
const languagesOfFair = (english: unknown): readonly Locale[] =>
  english === false ? locales.filter((locale) => locale !== 'en') : locales;

const siteSettings = z
  .object({
    name: looseText,
    tagline: optionalText,
    edition: looseText,
    days: listOf('fair day', dayShape).transform((days) => days.sort((a, b) => a.date.localeCompare(b.date))),
    venue: venueOrNone,
    contact: shared.optionalContact,
    orders: shared.optionalContact,
    socials: shared.socials,
    announcement: listOf('announcement', announcement),
    registration: shared.optionalLink,
    defaultSeo: shared.optionalSeo,
    english: anything,
  })
  // One for each phase of the fair, under the name from when there was one.
  .transform(({ announcement: announcements, english, ...rest }) => ({
    ...rest,
    announcements,
    languages: languagesOfFair(english),
  }));
/**
 * Settings of the fair for every page. Fields that editors left empty are empty texts, null, or empty lists.
 */
export type SiteSettings = z.output<typeof siteSettings>;

const menuItem = z.object({
  label: requiredText,
  url: shared.linkTo.shape.url,
  children: listOf('menu link', shared.linkTo),
});
const navigation = z.object({
  header: listOf('menu item', menuItem),
  footer: listOf(
    'footer group',
    z.object({ title: requiredText, links: listOf('footer link', shared.linkTo) }),
  ),
  exhibitorMenu: listOf('exhibitor menu link', shared.linkTo),
});
export type Navigation = z.output<typeof navigation>;

/** The fair's settings; empty ones when nobody has saved them yet. Their own texts may name them, as those of a banner do. */
export const getSiteSettings = (cms: CmsClient): Promise<SiteSettings> =>
  derive(cms, 'site settings', async (client) => {
    const settings = await getSettingsAsWritten(client);
    return fillInAll(settings, fairVariables(settings, client.locale));
  });

/** The settings with the variables in their texts as variables. */
export async function getSettingsAsWritten(cms: CmsClient): Promise<SiteSettings> {
  const settings = await findSingle(cms, '/site-setting', 'site settings', siteSettings, {
    fields: ['name', 'tagline', 'edition', 'english'],
    populate: {
      days: { fields: ['date', 'opens', 'closes', 'label'] },
      venue: { fields: ['name', 'street', 'postalCode', 'city', 'latitude', 'longitude'] },
      contact: shared.contactSelection,
      orders: shared.contactSelection,
      socials: shared.socialSelection,
      announcement: { fields: ['visible', 'text', 'phase'], populate: { link: shared.linkSelection } },
      registration: shared.linkSelection,
      defaultSeo: shared.seoSelection,
    },
    tags: ['files'],
    isPlain: true,
  });
  return settings ?? siteSettings.parse({});
}

/** The first announcement that is meant for this phase of the fair, or null. */
export function announcementIn(
  announcements: SiteSettings['announcements'],
  phase: FairPhase,
): Announcement | null {
  const found = announcements.find((one) => one.visible && one.phase.includes(phase));
  return found ? { id: idOf(found.text), text: found.text, link: found.link } : null;
}

/** FNV-1a: nothing hangs on a collision but one line. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** The menus; empty ones when nobody has saved them yet. */
export async function getNavigation(cms: CmsClient): Promise<Navigation> {
  const menus = await findSingle(cms, '/navigation', 'navigation', navigation, {
    fields: ['id'],
    populate: {
      header: { fields: ['label', 'url'], populate: { children: shared.linkSelection } },
      footer: { fields: ['title'], populate: { links: shared.linkSelection } },
      exhibitorMenu: shared.linkSelection,
    },
  });
  return menus ?? navigation.parse({});
}
