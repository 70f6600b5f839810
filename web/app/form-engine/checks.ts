import { rules } from 'beursvloer-domain/forms';
import { fetchFormTexts } from '../messages/fetched';
import type { Messages } from '../messages/nl';
import type { FormField } from './form';
import { judgePayload, messageOf, submissionOf } from './judgement';

/** The rules and their words, which a browser loads when somebody begins to fill in a form. */
export interface Checks {
  judgePayload: typeof judgePayload;
  submissionOf: typeof submissionOf;
  messageOf: typeof messageOf;
  texts: Messages['forms'];
  /** How long to wait for more typing before a field is judged, in ms. */
  debounceOf: (field: FormField) => number;
}

export async function loadChecks(): Promise<Checks> {
  return { judgePayload, submissionOf, messageOf, debounceOf, texts: await fetchFormTexts() };
}

function debounceOf(field: FormField): number {
  return Math.max(0, ...field.rules.map(({ name }) => rules[name].debounceMs ?? 0));
}
