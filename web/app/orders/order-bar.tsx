import { priceOrder } from 'beursvloer-domain/orders';
import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import type { CatalogueItem } from '../content/types/catalogue-item';
import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { cx } from '../ui/cx';
import { Button } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { orderPath, quantitiesFormId } from './select';

/**
 * The order so far and the way on, at the foot of the screen while one chooses: the quantities in the list are fields of
 * this form.
 */
export default function OrderBar({ items }: { items: readonly CatalogueItem[] }) {
  const m = useMessages().catalogue;
  const { phase } = useSite();
  return (
    <form
      id={quantitiesFormId}
      method="get"
      action={useHref(orderPath)}
      // The next page says what is wrong: the browser cannot show a field that the list has left out.
      noValidate
      // On days of the fair a phone has another bar below it.
      className={cx('order-bar no-print', phase === 'during' && 'max-sm:bottom-14')}
    >
      <Container className="flex items-center justify-between gap-4 py-2.5">
        <div className="min-w-0 text-sm leading-snug tabular-nums sm:text-base">
          <p className="without-js">{m.totalNext}</p>
          <ChosenTotal items={items} />
        </div>
        <Button type="submit" className="shrink-0">
          {m.toOrder}
        </Button>
      </Container>
    </form>
  );
}

/** The total of the quantities in the list, as they are typed. */
function ChosenTotal({ items }: { items: readonly CatalogueItem[] }) {
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
  const { order, faults } = priceOrder(items, quantities);
  const { lines, total } = order;
  return (
    <p aria-live="polite" className="noscript:hidden">
      {lines.length > 0 && m.chosen(lines.length, format.price(total.net), format.price(total.gross))}
      {lines.length === 0 && faults.size === 0 && m.noneChosen}
      {faults.size > 0 && <span className="block font-semibold text-danger">{m.notCounted}</span>}
    </p>
  );
}
