import type { Dashboard } from '../dashboard/shape';
import { measureLabels } from '../texts';
import { Figure } from './charts/figure';
import { LineChart, type ChartPoint } from './charts/line-chart';
import type { Drawn } from './parts/tiles';
import { daysTexts, sharedTexts, untilFairInWords, untilFairShort } from './texts';
import { dayInWords, inUnit, numberInWords, periodInWords, shortDay, shortNumber } from './words';

interface Props {
  dashboard: Dashboard;
  measure: Drawn;
  onDay: (day: string) => void;
}

/** The days of the period, or its hours when it is short. */
export function DaysFigure({ dashboard, measure, onDay }: Props) {
  const { days, hours, editions } = dashboard;
  if (hours && days.length <= 3) return <HoursFigure hours={hours} />;
  const title = daysTexts.perDay(measureLabels[measure]);
  const marks = new Map<string, string[]>();
  for (const { day, text } of dashboard.annotations) marks.set(day, [...(marks.get(day) ?? []), text]);
  const points = days.map((line): ChartPoint => {
    const count = line[measure];
    const before = line.before?.[measure] ?? null;
    const compared = line.before
      ? `${shortDay(line.before.day)}: ${numberInWords(line.before[measure])}`
      : '';
    const says = [
      `${dayInWords(line.day)}: ${numberInWords(count)}`,
      compared,
      untilFairInWords(line.untilFair),
    ];
    return {
      key: line.day,
      label: shortDay(line.day),
      underLabel: untilFairShort(line.untilFair),
      value: count,
      before,
      says: says.filter((part) => part !== '').join('\n'),
      marks: marks.get(line.day) ?? [],
      isSpecial: editions.current?.first === line.day,
    };
  });
  const isCompared = dashboard.compared !== null;
  return (
    <Figure
      title={title}
      summary={summaryOf(points)}
      table={{
        columns: [
          daysTexts.day,
          daysTexts.untilFair,
          measureLabels[measure],
          ...(isCompared ? [daysTexts.before] : []),
          daysTexts.annotation,
        ],
        rows: days.map((line) => ({
          key: line.day,
          cells: [
            dayInWords(line.day),
            untilFairInWords(line.untilFair),
            numberInWords(line[measure]),
            ...(isCompared ? [inUnit(line.before?.[measure] ?? null, 'count')] : []),
            (marks.get(line.day) ?? []).join('; '),
          ],
        })),
      }}
    >
      <LineChart
        label={title}
        points={points}
        format={shortNumber}
        legend={
          dashboard.compared
            ? {
                value: periodInWords(dashboard.period.first, dashboard.period.last),
                before: periodInWords(dashboard.compared.first, dashboard.compared.last),
              }
            : undefined
        }
        onPress={(index) => {
          const line = days[index];
          if (line) onDay(line.day);
        }}
      />
    </Figure>
  );
}

function HoursFigure({ hours }: { hours: NonNullable<Dashboard['hours']> }) {
  const title = daysTexts.perHour;
  const points = hours.map(({ day, label, views }, index): ChartPoint => ({
    key: String(index),
    label,
    value: views,
    before: null,
    marks: [],
    underLabel: shortDay(day),
    says: `${daysTexts.hour(dayInWords(day), label)}: ${numberInWords(views)}`,
  }));
  const rows = hours.map(({ day, label, views }, index) => ({
    key: String(index),
    cells: [daysTexts.hour(dayInWords(day), label), numberInWords(views)],
  }));
  return (
    <Figure
      title={title}
      summary={summaryOf(points)}
      table={{ columns: [sharedTexts.hour, measureLabels.views], rows }}
    >
      <LineChart label={title} points={points} format={shortNumber} />
    </Figure>
  );
}

function summaryOf(points: readonly ChartPoint[]): string {
  const known = points.filter((point) => point.value !== null);
  const [first] = known;
  if (!first) return sharedTexts.nothing;
  let highest = first;
  for (const point of known) if ((point.value ?? 0) > (highest.value ?? 0)) highest = point;
  const total = known.reduce((sum, { value }) => sum + (value ?? 0), 0);
  if (total === 0) return sharedTexts.nothing;
  const mean = numberInWords(total / known.length);
  return daysTexts.summary(mean, highest.label, numberInWords(highest.value ?? 0));
}
