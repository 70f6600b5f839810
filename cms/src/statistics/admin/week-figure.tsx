import { Figure } from './charts/figure';
import { HeatMap } from './charts/heat-map';
import { sharedTexts, weekTexts } from './texts';
import { numberInWords } from './words';

const { days, hour: hourInWords } = weekTexts;

export function WeekFigure({ week }: { week: number[][] }) {
  let busiest = { day: 0, hour: 0, count: 0 };
  for (const [day, row] of week.entries())
    for (const [hour, count] of row.entries()) if (count > busiest.count) busiest = { day, hour, count };
  const summary =
    busiest.count === 0
      ? sharedTexts.nothing
      : weekTexts.busiest(days[busiest.day], hourInWords(busiest.hour), numberInWords(busiest.count));
  return (
    <Figure
      title={weekTexts.title}
      summary={summary}
      table={{
        columns: [sharedTexts.hour, ...days],
        rows: Array.from({ length: 24 }, (_, hour) => ({
          key: String(hour),
          cells: [hourInWords(hour), ...days.map((_day, day) => numberInWords(week[day]?.[hour] ?? 0))],
        })),
      }}
    >
      <HeatMap
        label={weekTexts.title}
        rows={days.map((day) => day.slice(0, 2))}
        cells={week}
        says={(row, column, value) => `${days[row]}, ${hourInWords(column)}: ${numberInWords(value)}`}
      />
    </Figure>
  );
}
