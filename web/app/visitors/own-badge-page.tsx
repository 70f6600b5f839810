import { useEffect } from 'react';
import { useHref } from 'react-router';
import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { Notice } from '../ui/layout/notice';
import { PageHeader } from '../ui/layout/page-header';
import { Badge } from './badge';
import { profilePath, visitPath } from './paths';
import { forgetBadge, useStoredBadge, type StoredBadge } from './stored-badge';

/** The badge that was opened on this device before, with reception or without. */
export default function OwnBadgePage() {
  const m = useMessages().visitors.ownBadge;
  const badge = useFreshBadge();
  return (
    <>
      <PageHeader title={m.title} breadcrumbs={[{ label: m.title }]} />
      <Container width="text" className="grid min-h-96 content-start gap-6 py-section" data-hydrate-now>
        {badge ? (
          <>
            <Badge profile={badge.profile} code={badge.code} link={badge.link} />
            <p className="text-ink-soft">{m.stored}</p>
            <ButtonLink to={visitPath(badge.link)} tone="secondary" className="justify-self-start">
              {m.change}
            </ButtonLink>
          </>
        ) : (
          <div className={badge === undefined ? 'invisible noscript:visible' : undefined}>
            <NoBadge />
          </div>
        )}
      </Container>
    </>
  );
}

function NoBadge() {
  const m = useMessages().visitors.ownBadge;
  const isOver = useSite().phase === 'after';
  return (
    <Notice tone="info">
      <p className="font-display text-heading font-bold">{m.none}</p>
      <p className="mt-2">{m.noneText}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {!isOver && (
          <ButtonLink to={profilePath} icon="ticket">
            {m.request}
          </ButtonLink>
        )}
        <ButtonLink to={visitPath(null)} tone="secondary">
          {m.byAccount}
        </ButtonLink>
      </div>
    </Notice>
  );
}

/**
 * Forgets a badge whose registration is gone or cancelled, as the site says where it can be reached, or whose account is signed out here.
 */
function useFreshBadge(): StoredBadge | null | undefined {
  const badge = useStoredBadge();
  const link = badge?.link;
  const visit = useHref(visitPath(link ?? null));
  useEffect(() => {
    if (link === undefined) return;
    if (link === null && !document.documentElement.hasAttribute('data-signed-in')) return forgetBadge();
    const ending = new AbortController();
    fetch(visit, { method: 'HEAD', signal: ending.signal }).then(
      ({ status }) => {
        if (status === 404 || status === 410) forgetBadge();
      },
      () => {
        // Without reception the badge stays as it is.
      },
    );
    return () => ending.abort();
  }, [link, visit]);
  return badge;
}
