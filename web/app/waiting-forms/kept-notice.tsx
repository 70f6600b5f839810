import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/messages';
import { SiteLink } from '../ui/links/site-link';
import { Notice } from '../ui/layout/notice';

export function KeptNotice({ isKept }: { isKept: boolean }) {
  const { forms: m } = useMessages().ownProgramme.offline;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} tone={isKept ? 'info' : 'problem'} role="status" tabIndex={-1}>
      <p className="font-display text-heading font-bold">{m.keptTitle}</p>
      <p className="mt-2">{isKept ? m.kept : m.full}</p>
      {isKept && (
        <p className="mt-2">
          <SiteLink to="/offline" className="font-semibold underline underline-offset-4">
            {m.show}
          </SiteLink>
        </p>
      )}
    </Notice>
  );
}
