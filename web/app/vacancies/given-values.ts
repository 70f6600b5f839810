import type { GivenValues } from '../content-forms/worded-form';
import type { VacancySummary } from '../content/types/vacancy';

/** Names of fields that editors know: recipients of the form are chosen by the employer. */
export const givenBy = ({ title, employer }: Pick<VacancySummary, 'title' | 'employer'>): GivenValues => ({
  vacature: title,
  werkgever: employer,
});
