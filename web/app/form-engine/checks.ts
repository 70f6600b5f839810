import { rules } from 'beursvloer-domain/forms';
import { fetchFileTexts, fetchFormTexts } from '../messages/fetched';
import type { Messages } from '../messages/nl';
import type { FormField } from './form';
import { correctedText, judgePayload, messageOf, submissionOf, type FileReader } from './judgement';

/** The rules and their words, which a browser loads when somebody begins to fill in a form. */
export interface Checks {
  judgePayload: typeof judgePayload;
  submissionOf: typeof submissionOf;
  messageOf: typeof messageOf;
  correctedText: typeof correctedText;
  texts: Messages['forms'];
  reader: FileReader | null;
  /** How long to wait for more typing before a field is judged, in ms. */
  debounceOf: (field: FormField) => number;
}

export async function loadChecks(hasFiles: boolean): Promise<Checks> {
  const [texts, reader] = await Promise.all([fetchFormTexts(), hasFiles ? loadReader() : null]);
  return { judgePayload, submissionOf, messageOf, correctedText, debounceOf, texts, reader };
}

async function loadReader(): Promise<FileReader> {
  const [{ fileReader }, texts] = await Promise.all([import('./files/read-files'), fetchFileTexts()]);
  return fileReader(texts);
}

function debounceOf(field: FormField): number {
  return Math.max(0, ...field.rules.map(({ name }) => rules[name].debounceMs ?? 0));
}
