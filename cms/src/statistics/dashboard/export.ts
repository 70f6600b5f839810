import { errors } from '@strapi/utils';
import { exportTexts, measureLabels, questionErrors } from '../texts';
import type { Dashboard, List } from './shape';

export function exportTable(dashboard: Dashboard, name: string): string[][] {
  if (name === 'dagen') return tableOfDays(dashboard);
  if (name === 'alles') return dashboard.lists.flatMap((list) => [[list.title], ...tableOf(list), []]);
  return tableOf(listNamed(dashboard, name));
}

function listNamed({ lists }: Dashboard, name: string): List {
  const list = lists.find((one) => one.name === name);
  if (!list) throw new errors.ValidationError(questionErrors.unknownList);
  return list;
}

const text = (count: number | null | undefined) =>
  count === null || count === undefined ? '' : String(count);

function tableOf({ columns, lines, title }: List): string[][] {
  const isCompared = lines.some(({ before }) => before !== null);
  return [
    [title, ...columns.flatMap(({ label }) => (isCompared ? [label, exportTexts.compared(label)] : [label]))],
    ...lines.map(({ label, counts, before }) => [
      label,
      ...counts.flatMap((count, index) =>
        isCompared ? [text(count), text(before?.[index])] : [text(count)],
      ),
    ]),
  ];
}

function tableOfDays({ days, compared }: Dashboard): string[][] {
  const names = [measureLabels.visitors, measureLabels.visits, measureLabels.views];
  const heading: string[] = [exportTexts.day, exportTexts.untilFair, ...names];
  if (compared) heading.push(exportTexts.comparedDay, ...names.map(exportTexts.compared));
  return [
    heading,
    ...days.map(({ day, untilFair, visitors, visits, views, before }) => [
      day,
      text(untilFair),
      ...[visitors, visits, views].map(text),
      ...(before ? [before.day, ...[before.visitors, before.visits, before.views].map(text)] : []),
    ]),
  ];
}
