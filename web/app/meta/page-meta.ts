import type { MetaDescriptor } from 'react-router';
import type { PictureFile } from '../content/types/fields/picture';
import type { Seo } from '../content/types/fields/shared';
import type { SiteSettings } from '../content/types/site';
import { defaultLocale, languages, localePath, locales, writtenIn, type Locale } from '../messages/locale';

/** Root loader data for a page's head; missing when the root itself failed. */
interface SiteFacts {
  settings: Pick<SiteSettings, 'name' | 'edition' | 'tagline' | 'defaultSeo' | 'languages'>;
  locale: Locale;
  /** The public URL of the site in this language, without a slash at the end. */
  origin: string;
  /** Stands before the title: a form on the page was rejected. */
  titlePrefix?: string;
}

interface PageFacts {
  title: string;
  description?: string | null;
  /** The page's one true path, without a query that only narrows it. */
  path: string;
  /** The languages its content is written in, where that is not every language of the site. */
  languages?: readonly Locale[];
  /** Shown where the page is shared, for a page that is about a picture; the others have one drawn. */
  image?: PictureFile | null;
  /** An editor's texts for search engines; they win over the rest. */
  seo?: Seo | null;
  titleAlone?: boolean;
  noIndex?: boolean;
}

/** How Open Graph names the languages. */
const territories: Readonly<Record<Locale, string>> = { nl: 'nl_NL', en: 'en_GB' };

/** Longest description a search engine shows, in characters. */
const descriptionLength = 160;

/**
 * The head of a page: title, description, canonical URL and what is shown when somebody shares it.
 * @param site the root loader's data, as `matches[0].loaderData` gives it
 */
export function pageMeta(page: PageFacts, site: SiteFacts | undefined): MetaDescriptor[] {
  const fair = site ? [site.settings.name, site.settings.edition].filter(Boolean).join(' ') : '';
  const own = page.seo?.title ?? page.title;
  const title = page.titleAlone || !fair ? own : `${own} | ${fair}`;
  const fallback = site?.settings.defaultSeo?.description ?? site?.settings.tagline;
  const description = shorten(page.seo?.description ?? page.description ?? fallback ?? '');
  const ofSite = site?.settings.languages ?? locales;
  const available = ofSite.filter((locale) => page.languages?.includes(locale) ?? true);
  const language = writtenIn(available, site?.locale ?? defaultLocale);
  const meta: MetaDescriptor[] = [
    { title: site?.titlePrefix === undefined ? title : `${site.titlePrefix} ${title}` },
    { property: 'og:title', content: own },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: territories[language] },
  ];
  if (fair) meta.push({ property: 'og:site_name', content: fair });
  if (description) {
    meta.push(
      { name: 'description', content: description },
      { property: 'og:description', content: description },
    );
  }
  if (site) {
    // Of a page that is not translated, the original is the true one.
    const rootUrl = site.origin.slice(0, site.origin.length - languages.folderOf(site.locale).length);
    const urlIn = (locale: Locale) => rootUrl + localePath(locale, page.path);
    const url = urlIn(language);
    meta.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url });
    if (available.length > 1) meta.push(...alternates(available, urlIn));
  }
  if (site)
    meta.push(...sharePictureMeta(page, site.origin), {
      name: 'twitter:card',
      content: 'summary_large_image',
    });
  if (page.seo?.noIndex || page.noIndex) meta.push({ name: 'robots', content: 'noindex' });
  return meta;
}

/** The picture an editor chose for this, or the page's own, or else the one that is drawn for every page. */
function sharePictureMeta({ seo, image, path, title, noIndex }: PageFacts, origin: string): MetaDescriptor[] {
  const chosen = seo?.image ?? image;
  if (chosen) {
    return [
      { property: 'og:image', content: new URL(chosen.url, origin).href },
      { property: 'og:image:alt', content: chosen.alt || title },
    ];
  }
  return [
    // Pages outside search engines, such as sign-in and search, share the picture of the front page.
    { property: 'og:image', content: `${origin}${cardPath(noIndex ? '/' : path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
  ];
}

/** Path of the drawn picture of a page. A list that is narrowed or paged has the picture of the list. */
function cardPath(path: string): string {
  const [pathname = '/'] = path.split('?');
  return `/deel${pathname === '/' ? '/home' : pathname}.png`;
}

function alternates(languages: readonly Locale[], urlIn: (locale: Locale) => string): MetaDescriptor[] {
  const links: [hrefLang: string, href: string][] = languages.map((locale) => [locale, urlIn(locale)]);
  links.push(['x-default', urlIn(defaultLocale)]);
  return links.map(([hrefLang, href]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href }));
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= descriptionLength) return plain;
  const cut = plain.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`;
}
