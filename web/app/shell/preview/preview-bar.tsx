import { fairPhases, type FairPhase } from 'beursvloer-domain/fair';
import { useEffect } from 'react';
import { Link, useLocation, useRevalidator, useRouteError, useSearchParams } from 'react-router';
import { changeParam, previewParam } from '../../content/client/visitor/preview-param';
import { useSite } from '../../site/site-context';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import { phaseParam } from './phase-param';

/** The message that the admin posts to its preview frame when the editor has saved. */
const savedMessage = 'strapiUpdate';

const linkClasses =
  'inline-flex min-h-6 items-center gap-1.5 font-bold underline underline-offset-4 hover:decoration-2';

export function PreviewBar() {
  const m = useMessages().preview;
  const { preview } = useSite();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  // Outside an error page React Router says null here, or nothing at all.
  const failed = (useRouteError() ?? null) !== null;
  const shown = preview !== null && params.has(previewParam);
  useReloadOnSave(shown && preview.framed);
  if (!shown) return null;

  const { status, isPublic, framed } = preview;
  const text = failed && status === 'draft' ? m.incomplete : m[status];
  return (
    <aside
      aria-label={m.label}
      className="no-print on-brand sticky bottom-0 layer-bar bg-brand text-on-brand"
    >
      <Container
        width="wide"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5 text-sm"
      >
        <p className="inline-flex items-center gap-2 font-semibold">
          <Icon name="eye" className="size-5 shrink-0" />
          {text}
        </p>
        <PhaseLinks />
        {framed ? (
          <Link to={pathname + search} target="_blank" rel="noopener" className={linkClasses}>
            {m.openInTab}
            <Icon name="external-link" className="size-4" />
          </Link>
        ) : (
          // A whole new document: this one was sent for the eyes of an editor.
          <Link
            to={isPublic ? publicPath(pathname, params.get(changeParam)) : '/'}
            reloadDocument
            className={linkClasses}
          >
            {m.exit}
            <Icon name="x" className="size-4" />
          </Link>
        )}
      </Container>
    </aside>
  );
}

/** The same page in each phase of the fair. */
function PhaseLinks() {
  const m = useMessages().preview;
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const chosen = params.get(phaseParam);
  const to = (phase: FairPhase | null) => {
    const query = new URLSearchParams(params);
    query.delete(phaseParam);
    if (phase !== null) query.set(phaseParam, phase);
    return `${pathname}?${query}`;
  };
  return (
    <nav aria-label={m.phase} className="flex flex-wrap items-center gap-x-4">
      {[null, ...fairPhases].map((phase) => (
        <Link
          key={phase}
          to={to(phase)}
          reloadDocument
          aria-current={phase === chosen ? 'true' : undefined}
          className={cx('inline-flex min-h-6 items-center', phase === chosen ? 'font-bold' : 'underline')}
        >
          {m.phases[phase ?? 'now']}
        </Link>
      ))}
    </nav>
  );
}

/** The public page, as new as what the editor knows. */
function publicPath(pathname: string, change: string | null): string {
  return change === null ? pathname : `${pathname}?${new URLSearchParams({ [changeParam]: change })}`;
}

function useReloadOnSave(framed: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!framed) return;
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === window.parent && typeOf(data) === savedMessage) void revalidate();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [framed, revalidate]);
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : null;
}
