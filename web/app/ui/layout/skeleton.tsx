import { cx } from '../cx';

/** A grey shape in the place of what is coming; it appears only after 100 ms, so quick answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton', className)} />;
}
