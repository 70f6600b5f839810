import { createContext, useContext, useEffect, useState, type ComponentType } from 'react';
import { importChunk } from '../../rendering/builds/missing-chunk';
import { cx } from '../cx';
import { Icon } from './icon';
import { iconNamed } from '../../icons/icon-names';

type Drawn = ComponentType<{ name: string; hosts: readonly string[] }>;

/** Hosts besides our own server that may be asked for icons, as the configuration names them; none unless it does. */
export const IconHosts = createContext<readonly string[]>([]);

/** Whether an icon can be called that at all: a collection and a name in it. */
export function isIconChoice(name: string | null | undefined): name is string {
  return /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? '');
}

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
  return isIconChoice(name) && <FetchedIcon name={name} className={className} />;
}

function FetchedIcon({ name, className }: { name: string; className?: string }) {
  const hosts = useContext(IconHosts);
  const [OnDemand, setOnDemand] = useState<Drawn | null>(null);
  useEffect(() => {
    let shown = true;
    importChunk(() => import('../../icons/on-demand')).then(
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
    <span aria-hidden="true" data-hydrate-now className={cx('icon', className)}>
      {OnDemand && <OnDemand name={name} hosts={hosts} />}
    </span>
  );
}
