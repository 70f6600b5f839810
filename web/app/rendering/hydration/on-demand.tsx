import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { importChunk } from '../builds/missing-chunk';
import { fetchAllTexts } from '../../messages/fetched';
import { fetchDrawings } from '../../icons/drawings';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loads a component that has a chunk of its own, with the texts and icons that it may hold. */
export async function loadOnDemand<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [component] = await Promise.all([importChunk(load), fetchAllTexts(), fetchDrawings()]);
  return component;
}

export interface OnDemandProps<Props> {
  /** The same function each time. */
  load: Load<Props>;
  props: Props;
  /** Called when it cannot be loaded. */
  onMissing: () => void;
}

/** A component that is loaded when this is first drawn, such as a dialog that somebody opens; nothing until it is here. */
export function OnDemand<Props extends object>({ load, props, onMissing }: OnDemandProps<Props>) {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    let wanted = true;
    loadOnDemand(load).then(
      (loaded) => {
        if (wanted) setComponent(() => loaded);
      },
      () => {
        if (wanted) missing();
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return component && createElement(component, props);
}
