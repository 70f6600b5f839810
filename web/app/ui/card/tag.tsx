import { cx } from '../cx';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useMessages } from '../../messages/messages';

export interface TagProps {
  code: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

const sizes = {
  small: 'min-h-6 pl-5 pr-2 text-sm',
  medium: 'min-h-8 pl-6.5 pr-2.5 text-base',
  large: 'min-h-11 pl-9 pr-4 text-xl',
};

export function Tag({ code, size = 'medium', className }: TagProps) {
  const m = useMessages();
  return (
    <span
      className={cx(
        'stand-tag inline-flex items-center font-display font-bold tabular-nums',
        sizes[size],
        className,
      )}
    >
      <VisuallyHidden>{m.shell.stand} </VisuallyHidden>
      {code}
    </span>
  );
}
