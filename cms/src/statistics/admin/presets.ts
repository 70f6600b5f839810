import { maxPeriodDays, type Dashboard, type Days } from '../dashboard/shape';
import { daysAfter, type Question } from './address';
import { questionTexts } from './texts';

export interface Preset {
  label: string;
  van: string;
  tot: string;
}

/** How long a fair is prepared when nobody filled in when the last one was. */
const preparedDays = 365;

/** Periods at one press. Those of the fair are there once its days are filled in. */
export function presetsOf(today: string, { current: fair, last: previous }: Dashboard['editions']): Preset[] {
  const presets: Preset[] = [
    { label: questionTexts.today, van: today, tot: today },
    { label: questionTexts.week, van: daysAfter(today, -6), tot: today },
    { label: questionTexts.month, van: daysAfter(today, -29), tot: today },
  ];
  if (fair === null) return presets;
  const { first, last } = fair;
  const tot = last < today ? last : today;
  const starts = editionStart(fair, previous);
  const earliest = daysAfter(tot, 1 - maxPeriodDays);
  if (starts <= tot)
    presets.push({ label: questionTexts.edition, van: starts < earliest ? earliest : starts, tot });
  if (first <= today) presets.push({ label: questionTexts.fair, van: first, tot });
  return presets;
}

/**
 * The day after the last fair, which took as many days as this one: settings know its first day only.
 * @param previous the first day of the last fair; null when nobody filled it in
 */
function editionStart({ first, last }: Days, previous: string | null): string {
  if (previous === null || previous >= first) return daysAfter(first, -preparedDays);
  const fairDays = 1 + (Date.parse(last) - Date.parse(first)) / dayMs;
  return daysAfter(previous, fairDays);
}

const dayMs = 24 * 60 * 60 * 1000;

export const isChosen = ({ van, tot }: Preset, question: Question) =>
  van === question.van && tot === question.tot;
