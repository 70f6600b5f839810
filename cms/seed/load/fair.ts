import type { Core, UID } from '@strapi/strapi';
import type { FairSeed } from '../content/types';
import type { Context } from './components';
import {
  albumData,
  calendarData,
  catalogueData,
  interviewData,
  newsData,
  pageData,
  rulesData,
  siteData,
  vacancyData,
} from './editorial';
import { makeDemoKinds as makeExhibitorKinds } from '../../src/exhibitors/demo-kinds';
import { makeDemoKinds as makeSessionKinds } from '../../src/programme/demo-kinds';
import { loadEnglish } from './english';
import { exhibitorData, pavilionData, sessionData, speakerData } from './people-and-places';
import type { Kind } from './references';
import { toRichText } from './rich-text';

/** Creates and publishes all documents of the fair; each exists before another points at it. Returns how many. */
export async function loadFair(strapi: Core.Strapi, fair: FairSeed, context: Context): Promise<number> {
  const { references } = context;
  let made = 0;

  async function make<T>(
    uid: UID.ContentType,
    seeds: T[],
    toData: (seed: T) => object,
    kind?: Kind,
    name?: (seed: T) => string,
  ) {
    for (const seed of seeds) {
      const { documentId } = await strapi
        .documents(uid)
        .create({ data: toData(seed), locale: 'nl', status: 'published' });
      if (kind && name) references.add(kind, name(seed), documentId);
      made += 1;
    }
  }
  const same = (seed: object) => seed;
  const bySlug = ({ slug }: { slug: string }) => slug;

  await make('api::theme.theme', fair.themes, same, 'theme', bySlug);
  await make('api::audience.audience', fair.audiences, same, 'audience', bySlug);
  await make('api::hall.hall', fair.halls, same, 'hall', bySlug);
  const inHall = <T extends { hall?: string }>(seed: T) => ({
    ...seed,
    hall: references.one('hall', seed.hall),
  });
  await make('api::room.room', fair.rooms, inHall, 'room', bySlug);
  await make('api::stand.stand', fair.stands, inHall, 'stand', ({ code }) => code);

  made += await makeExhibitorKinds(strapi);
  made += await makeSessionKinds(strapi);
  const pavilion = 'api::pavilion.pavilion';
  await make(pavilion, fair.pavilions, (seed) => pavilionData(seed, context), 'pavilion', bySlug);
  const exhibitor = 'api::exhibitor.exhibitor';
  await make(exhibitor, fair.exhibitors, (seed) => exhibitorData(seed, context), 'exhibitor', bySlug);
  await make('api::speaker.speaker', fair.speakers, (seed) => speakerData(seed, context), 'speaker', bySlug);
  await make('api::session.session', fair.sessions, (seed) => sessionData(seed, context), 'session', bySlug);

  const album = 'api::photo-album.photo-album';
  await make(album, fair.albums, (seed) => albumData(seed, context), 'album', bySlug);
  for (const { questions, ...category } of fair.faq) {
    await make('api::faq-category.faq-category', [category], same, 'faq category', bySlug);
    const toQuestion = (seed: (typeof questions)[number]) => ({
      ...seed,
      answer: toRichText(seed.answer),
      rank: questions.indexOf(seed) + 1,
      category: references.one('faq category', category.slug),
    });
    await make('api::faq-question.faq-question', questions, toQuestion, 'faq question', bySlug);
  }
  const article = 'api::news-article.news-article';
  await make(article, fair.news, (seed) => newsData(seed, context), 'news article', bySlug);
  await make('api::interview.interview', fair.interviews, (seed) => interviewData(seed, context));
  await make('api::calendar-item.calendar-item', fair.calendar, (seed) => calendarData(seed, context));
  await make('api::vacancy.vacancy', fair.vacancies, (seed) => vacancyData(seed, context));
  await make('api::rules-version.rules-version', fair.rules, rulesData);
  for (const { items, ...category } of fair.catalogue) {
    await make('api::catalogue-category.catalogue-category', [category], same, 'catalogue category', bySlug);
    const toItem = (seed: (typeof items)[number]) => ({
      ...catalogueData(seed, context),
      rank: items.indexOf(seed) + 1,
      category: references.one('catalogue category', category.slug),
    });
    await make('api::catalogue-item.catalogue-item', items, toItem);
  }
  await make('api::form.form', fair.forms, same, 'form', bySlug);
  await make('api::page.page', fair.pages, (seed) => pageData(seed, context), 'page', bySlug);
  await make('api::navigation.navigation', [fair.navigation], same);
  await make('api::site-setting.site-setting', [fair.site], (seed) => siteData(seed, context));
  await make('api::stand-offer.stand-offer', [fair.standOffer], same);
  await make('api::redirect.redirect', fair.redirects, same);
  await make('api::search-word.search-word', fair.searchWords, same);
  await make('api::short-link.short-link', fair.shortLinks, same);
  if (fair.english) await loadEnglish(strapi, fair.english, fair, context);
  return made;
}
