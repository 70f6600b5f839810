import type { ReactNode } from 'react';
import type { RichText as RichTextValue } from '../../content/types/fields/rich-text';
import { Container } from '../layout/container';
import { RichText } from './rich-text';

export interface ArticleTextProps {
  body: RichTextValue;
  /** The language of the text, where it is not that of the page. */
  lang?: string;
  /** Shown when there is no text. */
  noText?: string;
  /** Beside the text on a wide screen, after it on a narrow one. */
  aside?: ReactNode;
  /** Above the text, such as a video. */
  before?: ReactNode;
  /** Under the text, in its column. */
  children?: ReactNode;
}

/** The text of an article, with what is beside it. */
export function ArticleText({ body, lang, noText, aside, before, children }: ArticleTextProps) {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-14">
      <div className="min-w-0">
        {before && <div className="mb-8 max-w-3xl">{before}</div>}
        {body.length > 0 ? (
          <RichText value={body} lang={lang} />
        ) : (
          noText && <p className="max-w-text text-ink-soft">{noText}</p>
        )}
        {children}
      </div>
      {aside && (
        <aside className="flex min-w-0 flex-col gap-8 lg:sticky lg:top-24 xl:top-32 lg:self-start">
          {aside}
        </aside>
      )}
    </Container>
  );
}
