import type { SessionSummary } from '../../content/types/session';
import { useMessages } from '../../messages/messages';
import { initialsOf } from '../../ui/media/logo';
import { Picture } from '../../ui/media/picture';
import { cx } from '../../ui/cx';

type Speaker = SessionSummary['speakers'][number];

const named = 3;

export function SpeakerLine({ speakers, className }: { speakers: readonly Speaker[]; className?: string }) {
  const m = useMessages();
  if (speakers.length === 0) return null;
  const names = speakers.slice(0, named).map((speaker) => speaker.name);
  const others = speakers.length - names.length;
  if (others > 0) names.push(m.programme.others(others));
  return (
    <p className={cx('flex items-center gap-2.5 text-sm', className)}>
      <span className="flex shrink-0 -space-x-2">
        {speakers.slice(0, named).map((speaker) => (
          <Portrait key={speaker.publicId} speaker={speaker} className="size-8 text-xs ring-2 ring-surface" />
        ))}
      </span>
      <span className="line-clamp-2">{m.programme.list(names)}</span>
    </p>
  );
}

export interface PortraitProps {
  speaker: Pick<Speaker, 'name' | 'portrait'>;
  sizes?: string;
  priority?: boolean;
  className?: string;
}

/** A speaker's portrait, or initials where there is none; the name stands beside it, so it is not spoken. */
export function Portrait({ speaker, sizes = '96px', priority, className }: PortraitProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'portrait flex shrink-0 items-center justify-center overflow-hidden font-display font-bold text-blue-ink',
        className,
      )}
    >
      {speaker.portrait ? (
        <Picture file={speaker.portrait} alt="" sizes={sizes} priority={priority} className="size-full" />
      ) : (
        initialsOf(speaker.name)
      )}
    </span>
  );
}
