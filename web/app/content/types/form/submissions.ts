import { z } from 'zod';
import type { CmsClient } from '../../client/client';
import { requiredText } from '../../client/response/parse';
import type { Form } from './form';

/** What a visitor sent, and what their browser sent along. */
export interface Submission {
  values: Readonly<Record<string, string | readonly string[]>>;
  /** The same for one press of the button, however often it arrives; null without scripts. */
  key: string | null;
  /** What shows whether a person sent it: see `hiddenFields`. */
  captcha: string;
  begonnen: string;
  website: string;
}

const receipt = z.object({ data: z.object({ receipt: requiredText }) });

/**
 * Stores what a visitor sent to a form; what has a receipt is stored. Its errors come as they are.
 * @returns the receipt: a number that a visitor can refer to
 */
export async function sendSubmission(
  cms: CmsClient,
  { documentId, version, locale }: Pick<Form, 'documentId' | 'version' | 'locale'>,
  submission: Submission,
): Promise<string> {
  const body = { data: { version, language: locale ?? 'nl', ...submission } };
  const path = `/forms/${encodeURIComponent(documentId)}/submissions`;
  return (await cms.read(receipt, 'POST', path, { body })).data.receipt;
}
