import { priceOrder } from 'beursvloer-domain/orders';
import { useEffect, useState } from 'react';
import type { CatalogueItem } from '../content/types/catalogue-item';
import { useMessages } from '../messages/messages';
import { quantitiesFormId } from './select';

/** The total of the quantities in the list, as they are typed. Without scripts the next page says so. */
export function ChosenTotal({ items }: { items: readonly CatalogueItem[] }) {
  const { catalogue: m, format } = useMessages();
  const [quantities, setQuantities] = useState<Readonly<Record<string, unknown>>>({});
  useEffect(() => {
    const read = () => {
      const form = document.getElementById(quantitiesFormId);
      if (form instanceof HTMLFormElement) setQuantities(Object.fromEntries(new FormData(form)));
    };
    // The fields stand outside the form. What was typed before the scripts had loaded counts too.
    read();
    document.addEventListener('input', read);
    return () => document.removeEventListener('input', read);
  }, []);
  const { lines, total } = priceOrder(items, quantities).order;
  return (
    <p aria-live="polite" className="tabular-nums">
      {lines.length > 0 && m.chosen(lines.length, format.price(total.net), format.price(total.gross))}
    </p>
  );
}
