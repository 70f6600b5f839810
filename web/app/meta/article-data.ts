import type { PictureFile } from '../cms/picture';
import type { Site } from '../layouts/site-context';

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
  /** Whom it is about, for an interview. */
  about?: { name: string; jobTitle: string | null };
}

/** An article as search engines read it, in the words of schema.org. */
export function articleData(article: ArticleFacts, { settings, origin }: Pick<Site, 'settings' | 'origin'>) {
  const { type, title, intro, date, updatedAt, image, path, author, about } = article;
  const publisher = { '@type': 'Organization', name: settings.name, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    description: intro || undefined,
    url: `${origin}${path}`,
    mainEntityOfPage: `${origin}${path}`,
    image: image ? new URL(image.url, origin).href : undefined,
    datePublished: date,
    dateModified: updatedAt || undefined,
    author: author === null ? publisher : { '@type': 'Person', name: author },
    about: about && { '@type': 'Person', name: about.name, jobTitle: about.jobTitle ?? undefined },
    publisher,
  };
}
