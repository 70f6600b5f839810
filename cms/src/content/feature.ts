import { countdownFact } from '../fair/countdown';
import { closedAfterFair } from '../fair/phase';
import { fillInEnglish } from '../platform/documents/languages-of-fair';
import type { Feature } from '../platform/feature';
import { serveAlbums } from './albums/routes';
import { moveMailTexts } from './fair-move/email-texts';
import { serveFairMove } from './fair-move/routes';
import { movedFair } from './fair-move/undo';
import { contentLists } from './lists';
import { serveMenus } from './menu/routes';
import { serveNewEdition } from './new-edition/routes';
import { begunEdition } from './new-edition/undo';
import { marksFact } from './new-fair/marks';
import { firstRunFact, serveNewFair } from './new-fair/routes';
import { fixedPages, neededReasons } from './texts';

export const content: Feature = {
  lists: contentLists,
  wholeBatches: [movedFair, begunEdition],
  mailTexts: moveMailTexts,
  todayFacts: [countdownFact, firstRunFact, marksFact],
  register(strapi) {
    serveAlbums(strapi);
    serveMenus(strapi);
    serveNewFair(strapi);
    serveFairMove(strapi);
    serveNewEdition(strapi);
  },
  bootstrap: fillInEnglish,
  submissionChecks: [closedAfterFair],
  siteTypes: [
    { uid: 'api::page.page', managedBy: 'editors', isStructure: true, preview: '/{slug}' },
    {
      uid: 'api::news-article.news-article',
      managedBy: 'editors',
      firstPublicId: 5001,
      folder: 'nieuws',
      preview: '/nieuws/{publicId}/{slug}',
    },
    {
      uid: 'api::interview.interview',
      managedBy: 'editors',
      firstPublicId: 6001,
      folder: 'interviews',
      preview: '/interviews/{publicId}/{slug}',
    },
    {
      uid: 'api::calendar-item.calendar-item',
      managedBy: 'editors',
      firstPublicId: 7001,
      folder: 'kalender',
      preview: '/kalender/{publicId}/{slug}',
    },
    {
      uid: 'api::vacancy.vacancy',
      managedBy: 'editors',
      firstPublicId: 8001,
      folder: 'vacatures',
      preview: '/vacatures/{publicId}/{slug}',
    },
    {
      uid: 'api::photo-album.photo-album',
      managedBy: 'editors',
      firstPublicId: 9001,
      folder: 'fotoalbums',
      preview: '/fotoalbums/{publicId}/{slug}',
    },
    {
      uid: 'api::faq-category.faq-category',
      managedBy: 'editors',
      isStructure: true,
      preview: '/faq?categorie={slug}',
    },
    { uid: 'api::search-word.search-word', managedBy: 'editors', isStructure: true, preview: '/zoeken' },
    {
      uid: 'api::faq-question.faq-question',
      managedBy: 'editors',
      isStructure: true,
      preview: '/faq?vraag={slug}',
    },
    {
      uid: 'api::site-setting.site-setting',
      managedBy: 'organisers',
      preview: '/',
      neededBecause: neededReasons.siteSetting,
    },
    {
      uid: 'api::edition.edition',
      managedBy: 'organisers',
      isReadByEditors: true,
      isRecord: true,
      fixedFields: ['year', 'edition', 'days', 'venue'],
    },
    {
      uid: 'api::navigation.navigation',
      managedBy: 'organisers',
      preview: '/',
      neededBecause: neededReasons.navigation,
    },
  ],
  sitePaths: {
    routes: ['editie', 'fotoalbums', 'interviews', 'kalender', 'nieuws', 'offline', 'vacatures', 'zoeken'],
    pagesOfRoutes: ['home', 'faq', 'privacy'],
    neededPages: ['home', 'contact', 'locatie', 'faq', 'privacy'],
    fixedPages,
  },
  publicCalls: {
    readableTypes: [
      'calendar-item',
      'edition',
      'faq-category',
      'faq-question',
      'interview',
      'navigation',
      'news-article',
      'page',
      'photo-album',
      'search-word',
      'site-setting',
      'vacancy',
    ],
  },
};
