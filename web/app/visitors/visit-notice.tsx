import { useEffect, useRef } from 'react';
import { Notice } from '../ui/layout/notice';

interface VisitNoticeProps {
  /** done: what just happened, which gets the focus. */
  tone: 'done' | 'info' | 'problem';
  title?: string;
  text: string;
}

export default function VisitNotice({ tone, title, text }: VisitNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const isDone = tone === 'done';
  useEffect(() => {
    if (isDone) notice.current?.focus();
  }, [isDone]);
  return (
    <Notice ref={notice} tone={tone} role="status" tabIndex={isDone ? -1 : undefined}>
      {title !== undefined && <p className="font-display text-heading font-bold">{title}</p>}
      <p className={title === undefined ? undefined : 'mt-2'}>{text}</p>
    </Notice>
  );
}
