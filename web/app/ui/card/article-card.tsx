import type { ReactNode } from 'react';
import type { PictureFile } from '../../content/types/fields/picture';
import { useLangOf, useMessages } from '../../messages/messages';
import { Card, CardLink } from './card';
import { cx } from '../cx';
import { Heading } from '../text/heading';
import { Picture } from '../media/picture';

export interface ArticleCardProps {
  to: string;
  title: string;
  /** Calendar day, `YYYY-MM-DD`. */
  date: string;
  intro: string;
  image: PictureFile | null;
  detail?: ReactNode;
  level?: 2 | 3;
  large?: boolean;
  priority?: boolean;
  linkState?: unknown;
  locale?: string;
}

/**
 * The summary of an article; put it in a grid list of two columns from `sm` and three from `lg`. A large one has a row of its
 * own, where its picture stands beside its words.
 */
export function ArticleCard({
  to,
  title,
  date,
  intro,
  image,
  detail,
  level = 3,
  large = false,
  priority,
  linkState,
  locale,
}: ArticleCardProps) {
  const { format } = useMessages();
  const lang = useLangOf()({ locale });
  return (
    <Card
      as="li"
      interactive
      flush
      className={cx('flex min-w-0 overflow-hidden', large ? 'article-lead' : 'flex-col')}
    >
      {image && (
        <Picture
          file={image}
          priority={priority}
          sizes={
            large
              ? '(min-width: 1024px) 46rem, 92vw'
              : '(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw'
          }
          className="aspect-3/2 w-full"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-2 p-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <time dateTime={date} className="font-semibold text-brand-ink">
            {format.day(date)}
          </time>
          {detail}
        </p>
        <Heading level={level} size={large ? 'heading' : 'subheading'} lang={lang} className="line-clamp-4">
          <CardLink to={to} state={linkState}>
            {title}
          </CardLink>
        </Heading>
        {intro !== '' && (
          <p lang={lang} className={cx('line-clamp-4 text-ink-soft', large && 'text-lead')}>
            {intro}
          </p>
        )}
      </div>
    </Card>
  );
}
