import type { ReactNode } from 'react';
import type { RichText as RichTextValue } from '../../content/types/fields/rich-text';
import { Container } from '../layout/container';
import { RichText } from './rich-text';

export interface ArticleTextProps {
  body: RichTextValue;
  lang?: string;
  noText?: string;
  aside?: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
}

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
