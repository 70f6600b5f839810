import type { OwnPeriod } from '../content/types/own-figures';
import { useMessages } from '../messages/messages';
import { ShownFigure } from './shown-figure';

const interests = ['view', 'fromSearch', 'lead.website', 'lead.contact', 'lead.saved', 'lead.route'] as const;

export function PeriodTable({ period: { figures } }: { period: OwnPeriod }) {
  const m = useMessages().account.figures;
  return (
    <table className="w-full border-collapse text-left text-sm tabular-nums sm:text-base">
      <thead>
        <tr className="border-b border-line-strong align-bottom">
          <th scope="col" className="py-2 pr-2 font-semibold">
            {m.what}
          </th>
          {[m.own, m.median, m.before].map((label) => (
            <th key={label} scope="col" className="w-1/5 py-2 pl-2 text-right font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {interests.map((interest) => {
          const { own, median, before } = figures[interest];
          return (
            <tr key={interest} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-2 font-normal">
                {m.interests[interest]}
              </th>
              <td className="py-2 pl-2 text-right font-bold">
                <ShownFigure figure={own} />
              </td>
              <td className="py-2 pl-2 text-right text-ink-soft">
                <ShownFigure figure={median} />
              </td>
              <td className="py-2 pl-2 text-right text-ink-soft">
                <ShownFigure figure={before} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
