import type { ReactNode } from 'react';
import type { PictureFile } from '../../content/types/fields/picture';
import { Breadcrumbs, type Crumb } from '../links/breadcrumbs';
import { Container } from '../layout/container';
import { Heading } from './heading';
import { PictureToOpen } from '../overlay/lightbox/picture-to-open';
import { ShareButton } from '../share/share-button';

const maxLargeTitleCharacters = 90;

export interface ArticleHeaderProps {
  breadcrumbs: Crumb[];
  back: ReactNode;
  url: string;
  title: string;
  intro: string;
  facts: ReactNode;
  image?: PictureFile | null;
  lang?: string;
}

export function ArticleHeader({
  breadcrumbs,
  back,
  url,
  title,
  intro,
  facts,
  image,
  lang,
}: ArticleHeaderProps) {
  return (
    <header className="border-b border-line bg-tint plan-lines">
      <Container className="pt-4 pb-8 lg:pt-6 lg:pb-12">
        <Breadcrumbs items={breadcrumbs} />
        <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {back}
          <ShareButton atEnd url={url} title={title} />
        </div>
        <div
          className={
            image ? 'mt-4 grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-12 print:grid-cols-2' : 'mt-4'
          }
        >
          <div className="min-w-0 max-w-3xl">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 font-medium">{facts}</div>
            <Heading
              level={1}
              lang={lang}
              size={title.length > maxLargeTitleCharacters ? 'heading' : 'title'}
              className="mt-3"
            >
              {title}
            </Heading>
            {intro !== '' && (
              <p lang={lang} className="mt-4 max-w-text text-lead">
                {intro}
              </p>
            )}
          </div>
          {image && (
            // A box of its own: in a grid the picture's sources would each take a cell.
            <div>
              <PictureToOpen
                file={image}
                priority
                sizes="(min-width: 76rem) 36rem, (min-width: 64rem) 50vw, 100vw"
                className="aspect-3/2 rounded-panel shadow-raised"
              />
            </div>
          )}
        </div>
      </Container>
    </header>
  );
}
