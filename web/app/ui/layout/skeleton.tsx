import { cx } from '../cx';

/** A grey placeholder for what is loading. It appears only after 100 ms, so quick responses do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton', className)} />;
}
