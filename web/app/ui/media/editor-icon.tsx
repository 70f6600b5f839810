import { createContext, useContext, useEffect, useState, type ComponentType } from 'react';
import { importChunk } from '../../builds/missing-chunk';
import { cx } from '../cx';
import { Icon } from './icon';
import { iconNamed } from '../../icons/icon-names';

type IconComponent = ComponentType<{ name: string; hosts: readonly string[] }>;

/** Hosts besides our own server that icons may be fetched from, as configured; none by default. */
export const IconHosts = createContext<readonly string[]>([]);

export function isIconChoice(name: string | null | undefined): name is string {
  return /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? '');
}

export interface EditorIconProps {
  /** The name as an editor typed it, such as `lucide:ticket`; nothing is shown for null. */
  name: string | null | undefined;
  className?: string;
}

/**
 * An icon that an editor picked: inlined when the site has it, otherwise fetched once this is hydrated. Until then, and when
 * there is no such icon, it is an empty box of the same size.
 */
export function EditorIcon({ name, className }: EditorIconProps) {
  const own = iconNamed(name);
  if (own) return <Icon name={own} className={className} />;
  return isIconChoice(name) && <FetchedIcon name={name} className={className} />;
}

function FetchedIcon({ name, className }: { name: string; className?: string }) {
  const hosts = useContext(IconHosts);
  const [OnDemand, setOnDemand] = useState<IconComponent | null>(null);
  useEffect(() => {
    let isMounted = true;
    importChunk(() => import('../../icons/on-demand')).then(
      ({ OnDemandIcon }) => {
        if (isMounted) setOnDemand(() => OnDemandIcon);
      },
      // The page works without this icon.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return (
    <span aria-hidden="true" data-hydrate-now className={cx('icon', className)}>
      {OnDemand && <OnDemand name={name} hosts={hosts} />}
    </span>
  );
}
