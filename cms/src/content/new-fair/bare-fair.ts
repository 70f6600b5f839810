import type { Core } from '@strapi/strapi';
import type { NewFair } from './read-fair';
import { bare } from './texts';

/** Those of the site. */
export const languages = ['nl', 'en'] as const;
type Language = (typeof languages)[number];

/** Pages that have to exist, by their slugs in Dutch, with the word that is their title. That about privacy keeps its text: it says what the site does. */
const titles = {
  contact: 'contact',
  locatie: 'location',
  faq: 'questions',
} as const;

/** Gives a fair without any of the demo a front page, menus, and the pages that it needs, to begin with. */
export async function startBare(strapi: Core.Strapi, fair: NewFair): Promise<void> {
  await savePage(
    strapi,
    'home',
    () => fair.name,
    (language) => frontPage(fair, language),
  );
  for (const [slug, word] of Object.entries(titles))
    await savePage(
      strapi,
      slug,
      (language) => bare[language][word],
      () => [],
    );
  const documents = strapi.documents('api::navigation.navigation');
  const menu = await documents.findFirst({});
  if (!menu) return;
  for (const locale of languages) {
    const data: object = menus(locale);
    await documents.update({ documentId: menu.documentId, locale, data });
  }
}

async function savePage(
  strapi: Core.Strapi,
  slug: string,
  titleIn: (language: Language) => string,
  blocksIn: (language: Language) => object[],
): Promise<void> {
  const documents = strapi.documents('api::page.page');
  const page = await documents.findFirst({ locale: 'nl', filters: { slug } });
  if (!page) return;
  const { documentId } = page;
  for (const locale of languages) {
    const data: object = {
      title: titleIn(locale),
      blocks: blocksIn(locale),
      seo: null,
      ...(locale === 'nl' && { slug }),
    };
    await documents.update({ documentId, locale, data });
    await documents.publish({ documentId, locale });
  }
}

/** Blocks with nothing to show are left out by the site. */
function frontPage({ name, tagline }: NewFair, language: Language): object[] {
  const m = bare[language];
  return [
    {
      __component: 'blocks.hero',
      title: name,
      text: language === 'nl' ? tagline : '',
      buttons: [{ label: m.location, url: '/locatie', tone: 'Hoofdknop' }],
      showEdition: true,
      showCountdown: true,
    },
    { __component: 'blocks.programme-highlights', title: m.programme },
    { __component: 'blocks.exhibitor-grid', title: m.exhibitors },
    { __component: 'blocks.latest-news', title: m.news },
  ];
}

/** Lists that are empty are left out of menus by the site. */
function menus(language: Language): object {
  const m = bare[language];
  const links = [
    { label: m.programme, url: '/programma' },
    { label: m.exhibitors, url: '/standhouders' },
    { label: m.speakers, url: '/sprekers' },
    { label: m.floorPlan, url: '/plattegrond' },
    { label: m.news, url: '/nieuws' },
  ];
  const visit = [
    { label: m.location, url: '/locatie' },
    { label: m.questions, url: '/faq' },
    { label: m.contact, url: '/contact' },
    { label: m.privacy, url: '/privacy' },
  ];
  return {
    header: [...links, ...visit.slice(0, 1), ...visit.slice(2, 3)].map((link) => ({ ...link, children: [] })),
    footer: [
      { title: m.fair, links },
      { title: m.visit, links: visit },
    ],
    exhibitorMenu: [],
  };
}
