import { cx } from '../cx';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useMessages } from '../../messages/messages';

export interface TagProps {
  code: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

const sizes = {
  small: 'stand-tag-small',
  medium: 'stand-tag-medium',
  large: 'stand-tag-large',
};

export function Tag({ code, size = 'medium', className }: TagProps) {
  const m = useMessages();
  return (
    <span className={cx('stand-tag', sizes[size], className)}>
      <VisuallyHidden>{`${m.shell.stand} `}</VisuallyHidden>
      {code}
    </span>
  );
}
