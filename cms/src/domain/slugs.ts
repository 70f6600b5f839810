/** The form of a slug, the last segment of a page's URL, and the slugs that the site needs itself. */
import { folderNames } from 'beursvloer-domain/redirects';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const maxSlugLength = 200;

/** Characters that are written out, and letters that do not split into a letter and an accent. */
const written: Readonly<Record<string, string>> = {
  '&': ' en ',
  '+': ' plus ',
  '€': ' euro ',
  '%': ' procent ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};

/** Pages that the site's own routes need under this slug: they show its blocks, or lead back to it. */
const pagesOfRoutes = [
  'home',
  'adverteren-en-signing',
  'bezoekersprofiel',
  'contractformulier',
  'faq',
  'fotos-2025',
  'nieuwsbrief',
  'privacy',
  'reglement-standhouders',
];

/** The first segment of every other route; a page with such a slug would never be shown. */
const routeNames = [
  'account',
  'c',
  'email-valideren',
  'formulieren',
  'inchecken',
  'inloggen',
  'interviews',
  'kalender',
  'mijn-programma',
  'nieuws',
  'offline',
  'paviljoens',
  'plaats',
  'plattegrond',
  'programma',
  'registreren',
  'sprekers',
  'standhouders',
  'statistieken',
  'uitloggen',
  'vacatures',
  'wachtwoord-herstellen',
  'wachtwoord-vergeten',
  'zoeken',
];

/** The paths of the site that have one segment, without those of editors' own pages. */
export const routeSlugs: readonly string[] = [...pagesOfRoutes, ...routeNames];

export function isSlug(slug: string): boolean {
  return slug.length <= maxSlugLength && slugPattern.test(slug);
}

/** The slug of a title; empty for a title without letters and digits. */
export function toSlug(title: string): string {
  const plain = [...title.toLowerCase()].map((sign) => written[sign] ?? sign).join('');
  const slug = plain
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return slug.slice(0, maxSlugLength).replace(/^-+|-+$/g, '');
}

/** The same slug with the first number behind it that is free. */
export function numbered(slug: string, isFree: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = `-${number}`;
    const next = slug.slice(0, maxSlugLength - end.length) + end;
    if (isFree(next)) return next;
  }
}

/** Whether a slug follows from this title, perhaps with a number at the end. */
export function followsTitle(slug: string, title: string): boolean {
  const own = toSlug(title);
  return (
    own !== '' && (slug === own || (slug.startsWith(`${own}-`) && /^\d+$/.test(slug.slice(own.length + 1))))
  );
}

/** Whether the site has a route of its own at this path. */
export function isReserved(slug: string): boolean {
  return routeNames.includes(slug) || folderNames.includes(slug);
}

/** Whether a route of the site needs the page with this slug, which therefore cannot change it. */
export function belongsToRoute(slug: string): boolean {
  return pagesOfRoutes.includes(slug);
}
