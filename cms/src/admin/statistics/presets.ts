import { daysAfter, type Question } from './address';

export interface Preset {
  label: string;
  van: string;
  tot: string;
}

/** A fair is prepared for a year. */
const preparedDays = 365;
/** And held in some days: those from its first one on. */
const fairDays = 3;

/**
 * Periods at one press.
 * @param fair the first day of this edition; null when nobody filled it in
 */
export function presetsOf(today: string, fair: string | null): Preset[] {
  const presets: Preset[] = [
    { label: 'Vandaag', van: today, tot: today },
    { label: '7 dagen', van: daysAfter(today, -6), tot: today },
    { label: '30 dagen', van: daysAfter(today, -29), tot: today },
  ];
  if (fair === null) return presets;
  const [starts, last] = [daysAfter(fair, -preparedDays), daysAfter(fair, fairDays - 1)];
  if (starts <= today)
    presets.push({ label: 'Deze editie tot nu toe', van: starts, tot: last < today ? last : today });
  if (fair <= today) presets.push({ label: 'Beursdagen', van: fair, tot: last });
  return presets;
}

export const isChosen = ({ van, tot }: Preset, question: Question) =>
  van === question.van && tot === question.tot;
