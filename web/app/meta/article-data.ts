import type { Article, NewsArticle } from 'schema-dts';
import type { PictureFile } from '../content/types/fields/picture';
import { identities, organiserRef, person, pictureUrl, type SiteFacts } from './linked-data';

interface ArticleFacts {
  type: 'NewsArticle' | 'Article';
  title: string;
  intro: string;
  /** Calendar day, `YYYY-MM-DD`. */
  date: string;
  updatedAt: string;
  image: PictureFile | null;
  path: string;
  author: string | null;
  about?: { name: string; position: string | null };
}

export function articleData(article: ArticleFacts, site: SiteFacts): Article | NewsArticle {
  const { type, title, intro, date, updatedAt, image, path, author, about } = article;
  const publisher = organiserRef(site);
  return {
    '@type': type,
    headline: title,
    description: intro || undefined,
    url: `${site.origin}${path}`,
    mainEntityOfPage: `${site.origin}${path}`,
    image: pictureUrl(image, site.origin),
    datePublished: date,
    dateModified: updatedAt || undefined,
    author: author === null ? publisher : { '@type': 'Person', name: author },
    about: about ? person(about) : { '@id': identities(site.origin).fair },
    publisher,
  };
}
