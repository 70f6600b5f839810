import type { ProfileValues, VisitorList } from '../organiser/shape';

/** The values without what can be chosen no more: nobody could untick a day that the form does not show. */
export function knownValues(
  values: ProfileValues,
  { days, audiences, interests }: VisitorList['meta']['counts'],
): ProfileValues {
  const known = (chosen: readonly string[], choices: readonly { value: string }[]) =>
    chosen.filter((one) => choices.some(({ value }) => value === one));
  return {
    ...values,
    days: known(values.days, days),
    interests: known(values.interests, interests),
    audience: known([values.audience], audiences)[0] ?? '',
  };
}
