import { cx } from '../cx';
import { useDrawing } from '../../icons/drawings';
import type { IconName } from '../../icons/icon-names';
import { lucide } from '../../icons/lucide';

/** The same object on every render in browsers, so that React never sets the drawing: useDrawing does. */
const unmanaged = { __html: '' };

export interface IconProps {
  name: IconName;
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string;
  className?: string;
}

export function Icon({ name, label, className }: IconProps) {
  const svg = useDrawing(name);
  return (
    <svg
      ref={svg}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      suppressHydrationWarning
      dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: lucide[name] } : unmanaged}
    />
  );
}
