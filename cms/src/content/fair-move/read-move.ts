import { daysIn, fieldsOf, isFit } from '../new-fair/read-fair';
import type { FairProblem } from '../new-fair/shape';
import { fairErrors } from '../new-fair/texts';
import type { FairPlace, MoveVenue } from './shape';
import { moveErrors } from './texts';

/** The most characters of a field of the venue. */
const mostOf: Record<keyof MoveVenue, number> = { name: 255, street: 255, postalCode: 12, city: 255 };
const mostOfLabel = 255;

/** Reads when and where a fair is to be. @returns it, or everything that is wrong */
export function readPlace(given: unknown): FairPlace | FairProblem[] {
  const fields = fieldsOf(given);
  const problems: FairProblem[] = [];
  const days = daysIn(fields.days, problems);
  const written = Array.isArray(fields.days) ? fields.days.map(fieldsOf) : [];
  const dates = written.map(({ date }) => date);
  if (problems.length === 0 && days.some(({ date }, index) => dates[index] !== date))
    problems.push({ field: 'days', text: moveErrors.order });
  const labels = written.map(({ label }) => (typeof label === 'string' ? label.trim() : ''));
  for (const [index, label] of labels.entries())
    if (label.length > mostOfLabel || !isFit(label))
      problems.push({ field: `days.${index}`, text: moveErrors.label });
  const venue: MoveVenue = { name: '', street: '', postalCode: '', city: '' };
  const sent = fieldsOf(fields.venue);
  for (const name of ['name', 'street', 'postalCode', 'city'] as const) {
    const value = sent[name];
    venue[name] = typeof value === 'string' ? value.trim() : '';
    if (venue[name] === '' || venue[name].length > mostOf[name])
      problems.push({ field: `venue.${name}`, text: fairErrors.text(mostOf[name]) });
    else if (!isFit(venue[name])) problems.push({ field: `venue.${name}`, text: fairErrors.invisible });
  }
  if (problems.length > 0) return problems;
  return { days: days.map((day, index) => ({ ...day, label: labels[index] ?? '' })), venue };
}
