import type { Days } from '../../statistics/dashboard/shape';
import { daysAfter, type Question } from './address';

export interface Preset {
  label: string;
  van: string;
  tot: string;
}

/** A fair is prepared for a year. */
const preparedDays = 365;

/**
 * Periods at one press.
 * @param fair the days of this fair; null when nobody filled them in
 */
export function presetsOf(today: string, fair: Days | null): Preset[] {
  const presets: Preset[] = [
    { label: 'Vandaag', van: today, tot: today },
    { label: '7 dagen', van: daysAfter(today, -6), tot: today },
    { label: '30 dagen', van: daysAfter(today, -29), tot: today },
  ];
  if (fair === null) return presets;
  const { first, last } = fair;
  const starts = daysAfter(first, -preparedDays);
  if (starts <= today)
    presets.push({ label: 'Deze editie tot nu toe', van: starts, tot: last < today ? last : today });
  if (first <= today) presets.push({ label: 'Beursdagen', van: first, tot: last });
  return presets;
}

export const isChosen = ({ van, tot }: Preset, question: Question) =>
  van === question.van && tot === question.tot;
