import type { Wish } from 'beursvloer-domain/agenda';
import type { WallClock } from '../../../../clock/wall-clock';
import type { ListedSession } from '../../../../content/types/listed';
import type { KindOfSession } from '../../../../content/types/session';
import { useLangOf, useMessages } from '../../../../messages/messages';
import { SaveButton } from '../../../../saved/save-button';
import { useSavedEntry } from '../../../../saved/saved';
import { sessionPath } from '../../../../site/detail-paths';
import { cx } from '../../../../ui/cx';
import { SiteLink } from '../../../../ui/links/site-link';
import { NowMark, SessionWhen } from '../../../session-when';
import { relationToNow } from '../../now';

const edges: Readonly<Record<KindOfSession['colour'], string>> = {
  brand: 'border-l-brand',
  blue: 'border-l-tint-ink',
  green: 'border-l-action',
  neutral: 'border-l-line-strong',
};

/** Not by colour alone: what somebody is not sure of has a broken edge, and both are said in words. */
const savedEdges: Readonly<Record<Wish, string>> = {
  must: 'ring-2 ring-action-line',
  maybe: 'outline-2 -outline-offset-1 outline-action-line outline-dashed',
};

export interface SessionBlockProps {
  session: ListedSession;
  now: WallClock;
  linkState?: unknown;
  /** In a room's own list there is place for larger words, and for what kind of session it is. */
  large?: boolean;
}

export function SessionBlock({ session, now, linkState, large = false }: SessionBlockProps) {
  const m = useMessages().programme;
  const relation = relationToNow(session, now);
  const lang = useLangOf()(session);
  const wish = useSavedEntry(`session:${session.publicId}`)?.wish;
  return (
    <div
      className={cx(
        'card-interactive relative h-full w-full rounded-tag border border-l-4 border-line',
        large ? 'py-2.5 pr-11 pl-3' : 'px-2 py-2',
        edges[session.kind?.colour ?? 'neutral'],
        wish && savedEdges[wish],
        relation.state === 'on' ? 'bg-action-soft' : relation.state === 'ended' ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <SiteLink
        to={sessionPath(session)}
        state={linkState}
        lang={lang}
        className={cx(
          'line-clamp-4 leading-snug font-bold hyphens-auto text-ink no-underline after:absolute after:inset-0 after:rounded-tag',
          large && 'text-base',
        )}
      >
        {session.title}
      </SiteLink>
      <div
        className={cx(
          'mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft',
          large ? 'text-sm' : 'pr-7 text-xs',
        )}
      >
        <SessionWhen session={session} short={!large} />
        {large && session.kind && <span>{session.kind.name}</span>}
        {relation.state === 'on' && <NowMark relation={relation} short className="text-xs" />}
        {wish && (
          <span className="font-bold text-action-ink print:hidden">
            <span className="sr-only">{m.timetable.saved} </span>
            {m.timetable[wish]}
          </span>
        )}
      </div>
      <SaveButton
        kind="session"
        publicId={session.publicId}
        title={session.title}
        className={large ? 'absolute! top-0 right-0' : 'absolute! right-0 bottom-0 size-8 text-base'}
      />
    </div>
  );
}
