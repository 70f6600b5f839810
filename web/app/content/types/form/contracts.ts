import { z } from 'zod';
import type { CmsClient } from '../../client/client';
import { requiredText } from '../../client/response/parse';
import type { DraftValues } from './drafts';
import type { Submission } from './submissions';

export interface SignedForm extends Submission {
  values: DraftValues;
  signature: Readonly<Record<string, string>>;
  /** The sentences that were agreed to, as they stood on the page. */
  statements: readonly string[];
  rulesVersion: string;
  /** The prices that the visitor saw: `offerVersion` of them. */
  offerVersion: string;
  language: string;
  draftToken: string | null;
}

const receipt = z.object({ data: z.object({ receipt: requiredText }) });

/**
 * Stores a signed contract; what has a receipt is stored. Its errors come as they are: 409 for rules or prices that are no
 * longer those that the visitor saw.
 * @returns the receipt: a number that a visitor can refer to
 */
export async function signContract(cms: CmsClient, signed: SignedForm): Promise<string> {
  return (await cms.read(receipt, 'POST', '/contracts', { body: { data: { ...signed } } })).data.receipt;
}
