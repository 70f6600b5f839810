import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { importChunk } from '../builds/missing-chunk';
import { fetchAllTexts } from '../../messages/fetched';
import { fetchDrawings } from '../../icons/drawings';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Brings a part of the page that comes in a file of its own, with the texts and icons that it may hold. */
export async function bringPart<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [part] = await Promise.all([importChunk(load), fetchAllTexts(), fetchDrawings()]);
  return part;
}

export interface PartProps<Props> {
  /** The same function each time. */
  load: Load<Props>;
  props: Props;
  /** Called when it cannot be fetched. */
  onMissing: () => void;
}

/** A part of the page that is fetched when it is first wanted, which is when this is drawn; nothing until it is here. */
export function Part<Props extends object>({ load, props, onMissing }: PartProps<Props>) {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    let wanted = true;
    bringPart(load).then(
      (loaded) => {
        if (wanted) setPart(() => loaded);
      },
      () => {
        if (wanted) missing();
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return part && createElement(part, props);
}
