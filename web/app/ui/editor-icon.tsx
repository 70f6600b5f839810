import { useEffect, useState, type ComponentType } from 'react';
import { importPart } from '../builds/missing-part';
import { cx } from './cx';
import { Icon, iconNamed } from './icon';

type Drawn = ComponentType<{ name: string }>;

export interface EditorIconProps {
  /** What an editor typed, such as `lucide:ticket`; nothing is shown for null. */
  name: string | null | undefined;
  className?: string;
}

/**
 * An icon that an editor picked: inlined when the site carries it, otherwise fetched once the page is awake. Until then
 * a box keeps its place; an icon that does not exist leaves the box empty.
 */
export function EditorIcon({ name, className }: EditorIconProps) {
  const own = iconNamed(name);
  if (own) return <Icon name={own} className={className} />;
  if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return null;
  return <FetchedIcon name={name} className={className} />;
}

function FetchedIcon({ name, className }: { name: string; className?: string }) {
  const [OnDemand, setOnDemand] = useState<Drawn | null>(null);
  useEffect(() => {
    let shown = true;
    importPart(() => import('./icons/on-demand')).then(
      ({ OnDemandIcon }) => {
        if (shown) setOnDemand(() => OnDemandIcon);
      },
      // A page without this icon is a whole page.
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, []);
  return (
    <span aria-hidden="true" className={cx('inline-block size-[1.25em] shrink-0', className)}>
      {OnDemand && <OnDemand name={name} />}
    </span>
  );
}
