import { standWishOf } from 'beursvloer-domain/contracts';
import { standTotal, type StandPrices } from 'beursvloer-domain/prices';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/messages';
import { Heading } from '../ui/text/heading';
import { TotalTable } from './total-table';

export interface StandFacts {
  prices: StandPrices;
  names: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string | string[]>>;
}

/**
 * The price of the stand as it is filled in now; without scripts, as it was saved last. Place it inside the
 * form.
 */
export function RunningTotal({ prices, names, values }: StandFacts) {
  const m = useMessages().contract.total;
  const box = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(values);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const read = () => setCurrent(textsIn(new FormData(form)));
    // Counts what was typed before the scripts had loaded.
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  const total = standTotal(prices, standWishOf(current));
  return (
    <section ref={box} aria-live="polite" className="rounded-card border border-line bg-tint px-5 py-4">
      <Heading level={2} size="subheading" className="mb-2">
        {m.title}
      </Heading>
      {total ? <TotalTable total={total} names={names} unit="squareMetres" /> : <p>{m.waiting}</p>}
    </section>
  );
}

const textsIn = (fields: FormData): Record<string, string> =>
  Object.fromEntries([...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
