import { withVat } from 'beursvloer-domain/prices';
import type { CatalogueItem } from '../content/types/catalogue-item';
import { useMessages } from '../messages/messages';

export function ItemPrice({ item: { priceCents, unit, vatRate } }: { item: CatalogueItem }) {
  const { catalogue: m, format } = useMessages();
  const { net, gross } = withVat(priceCents, vatRate);
  return (
    <div className="leading-snug tabular-nums">
      <p>
        <strong className="font-display text-heading font-bold whitespace-nowrap">{format.price(net)}</strong>
      </p>
      <p className="text-ink-soft">
        {m.units[unit]}, {m.exclVat}
      </p>
      <p className="mt-1 font-semibold">
        {vatRate === 0 ? m.withoutVat(format.price(gross)) : m.inclVat(format.price(gross), vatRate)}
      </p>
    </div>
  );
}
