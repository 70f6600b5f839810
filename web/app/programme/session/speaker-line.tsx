import type { ListedSession } from '../../content/types/listed';
import { useMessages } from '../../messages/messages';
import { initialsOf } from '../../ui/media/logo';
import { Picture } from '../../ui/media/picture';
import { cx } from '../../ui/cx';

type Speaker = ListedSession['speakers'][number];

const named = 3;

export function SpeakerLine({ speakers, className }: { speakers: readonly Speaker[]; className?: string }) {
  const m = useMessages();
  if (speakers.length === 0) return null;
  const names = speakers.slice(0, named).map((speaker) => speaker.name);
  const others = speakers.length - names.length;
  if (others > 0) names.push(m.programme.others(others));
  return (
    <p className={cx('speaker-line', className)}>
      <span className="speaker-line-faces">
        {speakers.slice(0, named).map((speaker) => (
          <Portrait key={speaker.publicId} speaker={speaker} sizes="32px" />
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
    <span aria-hidden="true" className={cx('portrait', className)}>
      {speaker.portrait ? (
        <Picture file={speaker.portrait} alt="" sizes={sizes} priority={priority} />
      ) : (
        initialsOf(speaker.name)
      )}
    </span>
  );
}
