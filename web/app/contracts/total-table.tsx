import type { OrderTotal } from 'beursvloer-domain/prices';
import { useMessages } from '../messages/messages';

export function TotalTable({
  total: { lines, rates, total },
  names,
  unit = 'pieces',
}: {
  total: OrderTotal;
  names: Readonly<Record<string, string>>;
  unit?: 'squareMetres' | 'pieces';
}) {
  const { contract, format } = useMessages();
  const m = contract.total;
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.item}</th>
          <th scope="col">{m.price}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, quantity, unitCents, net }) => (
          <tr key={code} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
              {names[code] ?? code}
              {quantity > 1 && (
                <span className="block text-sm text-ink-soft">
                  {m[unit](quantity, format.price(unitCents))}
                </span>
              )}
            </th>
            <td className="py-2 text-right whitespace-nowrap">{format.price(net)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="pt-3 pr-3 font-semibold">
            {m.net}
          </th>
          <td className="pt-3 text-right font-semibold whitespace-nowrap">{format.price(total.net)}</td>
        </tr>
        {rates.map(({ rate, vat }) => (
          <tr key={rate}>
            <th scope="row" className="py-1 pr-3 font-normal text-ink-soft">
              {m.vat(rate)}
            </th>
            <td className="py-1 text-right whitespace-nowrap text-ink-soft">{format.price(vat)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="pr-3 font-display text-lg font-bold">
            {m.gross}
          </th>
          <td className="text-right font-display text-lg font-bold whitespace-nowrap">
            {format.price(total.gross)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
