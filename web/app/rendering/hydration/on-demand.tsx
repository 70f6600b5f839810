import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { importChunk } from '../../builds/missing-chunk';
import { fetchAllTexts } from '../../messages/fetched';
import { fetchDrawings } from '../../icons/drawings';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loads a component that has its own chunk, with the texts and icons that it may contain. */
export async function loadOnDemand<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [component] = await Promise.all([importChunk(load), fetchAllTexts(), fetchDrawings()]);
  return component;
}

export interface OnDemandProps<Props> {
  /** The same function on every render. */
  load: Load<Props>;
  props: Props;
  onMissing: () => void;
}

/** A component that is loaded when this first renders, such as a dialog that somebody opens. Renders nothing until then. */
export function OnDemand<Props extends object>({ load, props, onMissing }: OnDemandProps<Props>) {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    let isMounted = true;
    loadOnDemand(load).then(
      (loaded) => {
        if (isMounted) setComponent(() => loaded);
      },
      () => {
        if (isMounted) missing();
      },
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return component && createElement(component, props);
}
