import { closedAfterFair } from '../fair/phase';
import type { Feature } from '../platform/feature';
import { neededReasons } from './texts';

export const content: Feature = {
  submissionChecks: [closedAfterFair],
  siteTypes: [
    { uid: 'api::page.page', managedBy: 'editors', preview: '/{slug}' },
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
      folder: 'fotos-2025',
      preview: '/fotos-2025',
    },
    { uid: 'api::faq-category.faq-category', managedBy: 'editors', preview: '/faq?categorie={slug}' },
    { uid: 'api::search-word.search-word', managedBy: 'editors', preview: '/zoeken' },
    { uid: 'api::faq-question.faq-question', managedBy: 'editors', preview: '/faq?vraag={slug}' },
    {
      uid: 'api::site-setting.site-setting',
      managedBy: 'organisers',
      preview: '/',
      neededBecause: neededReasons.siteSetting,
    },
    {
      uid: 'api::navigation.navigation',
      managedBy: 'organisers',
      preview: '/',
      neededBecause: neededReasons.navigation,
    },
  ],
  sitePaths: {
    routes: ['interviews', 'kalender', 'nieuws', 'offline', 'vacatures', 'zoeken'],
    pagesOfRoutes: ['home', 'faq', 'fotos-2025', 'privacy'],
    neededPages: ['home', 'contact', 'locatie', 'faq', 'fotos-2025'],
  },
  publicCalls: {
    readableTypes: [
      'calendar-item',
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
