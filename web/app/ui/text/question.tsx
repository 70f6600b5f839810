import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages';
import { CopyLink } from '../share/copy-link';
import { Icon } from '../media/icon';

export interface QuestionProps {
  slug: string;
  question: ReactNode;
  hint?: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  level?: 3 | 4;
  lang?: string;
  children: ReactNode;
}

function questionPath(slug: string): string {
  return `/faq?vraag=${slug}#${slug}`;
}

export function Questions({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>;
}

export function Question({ slug, question, hint, open, onToggle, level = 3, lang, children }: QuestionProps) {
  const m = useMessages();
  const Heading = `h${level}` as const;
  return (
    <details
      id={slug}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="question group scroll-mt-2"
    >
      {/* A summary may contain a heading directly, but not inside another element. */}
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4 text-ink marker:hidden hover:text-action-ink [&::-webkit-details-marker]:hidden">
        <Heading lang={lang} className="font-display text-lg leading-snug font-bold">
          {question}
        </Heading>
        <Icon
          name="chevron-down"
          className="no-print mt-1 text-action-ink transition-transform group-open:rotate-180"
        />
        {hint && (
          <span lang={lang} className="text-ink-soft group-open:hidden">
            {hint}
          </span>
        )}
      </summary>
      <div className="pb-4">
        {children}
        <CopyLink to={questionPath(slug)} label={m.shell.linkToQuestion} className="mt-3" />
      </div>
    </details>
  );
}
