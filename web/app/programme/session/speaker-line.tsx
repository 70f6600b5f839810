import type { ListedSession } from '../../content/types/listed';
import { useMessages } from '../../messages/messages';
import { Portrait } from '../../ui/media/portrait';
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
