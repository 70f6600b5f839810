import type { PictureFile } from '../../content/types/fields/picture';
import { cx } from '../cx';
import { Icon } from './icon';
import { Picture, type PictureProps } from './picture';

export interface LogoProps {
  file: PictureFile | null;
  name: string;
  /** `card` is small on a phone and medium beside the words of a card. */
  size?: 'small' | 'card' | 'medium' | 'large';
  labelled?: boolean;
  /** For a logo on the first screen. */
  loading?: PictureProps['loading'];
  className?: string;
}

const sizeClasses = { small: 'logo-small', card: 'logo-card', medium: 'logo-medium', large: 'logo-large' };
const shownWidth = { small: '80px', card: '(min-width: 40rem) 120px, 80px', medium: '120px', large: '192px' };

/** The first letters of the first two words that carry a name; articles and legal forms do not count. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–&/.,]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const distinctive = words.filter(
    (word) => !/^(de|het|een|van|en|der|bv|nv|b\.v|gemeente|provincie)$/iu.test(word),
  );
  const chosen = (distinctive.length > 0 ? distinctive : words).slice(0, 2);
  return chosen.map((word) => /^./u.exec(word)?.[0].toLocaleUpperCase('nl')).join('');
}

/** A company's logo on a white plate, in both colour modes, because logos are drawn for paper. */
export function Logo({ file, name, size = 'medium', labelled = false, loading, className }: LogoProps) {
  return (
    <span className={cx('logo', sizeClasses[size], className)}>
      {file ? (
        <Picture
          file={file}
          alt={labelled ? file.alt || name : ''}
          sizes={shownWidth[size]}
          loading={loading}
        />
      ) : (
        <span
          role={labelled ? 'img' : undefined}
          aria-label={labelled ? name : undefined}
          aria-hidden={labelled ? undefined : true}
          className="font-display font-extrabold tracking-tight text-brand-deep"
        >
          {initialsOf(name) || <Icon name="store" />}
        </span>
      )}
    </span>
  );
}
