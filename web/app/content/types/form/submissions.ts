import { z } from 'zod';
import type { CmsClient } from '../../client/client';
import { requiredText } from '../../client/response/parse';
import type { Form } from './form';

export interface HiddenFields {
  captcha: string;
  /** When the page was opened, in ms since 1970 by the browser's clock; empty without scripts. */
  begonnen: string;
  /** Honeypot: only robots fill it in. No password manager knows the name. */
  controleveld: string;
  /** `ja` from somebody who was taken for a robot and says otherwise. */
  mens: string;
}

export interface Submission extends HiddenFields {
  values: Readonly<Record<string, string | readonly string[]>>;
  /** The same for one press of the button, however often it arrives; null without scripts. */
  key: string | null;
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
