import type { PictureFile } from '../../content/types/fields/picture';
import { cx } from '../cx';
import { initialsOf } from './logo';
import { Picture } from './picture';

interface PortraitProps {
  speaker: { name: string; portrait: PictureFile | null };
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
