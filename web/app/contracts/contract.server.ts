import { judgeContract, type ContractVerdict } from 'beursvloer-domain/contracts';
import type { FileInfo, FormValues } from 'beursvloer-domain/forms';
import { createContext } from 'react-router';
import { todayAtFair } from '../content/cache/by-the-clock.server';
import type { CmsClient } from '../content/client/client';
import { cmsFor, anonymousCms } from '../content/client/context.server';
import { CmsError, CmsUnavailable } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findDraft, type DraftFile, type DraftValues } from '../content/types/form/drafts';
import { listExhibitorKinds } from '../content/types/exhibitor-kind';
import { getSiteSettings } from '../content/types/site';
import { getStandOffer } from '../content/types/stand-offer';
import { listThemes } from '../content/types/theme';
import { environment } from '../environment.server';
import { notFound, unavailable } from '../errors/page-errors';
import { draftToken } from './draft-cookie.server';
import { listsOf, wordedSteps, type ContractWords } from './step-forms.server';

/** The content backend's name for drafts of the contract and the files in them. */
export const contractFormId = 'contract';

export interface OpenContract extends ContractWords {
  cms: CmsClient;
  steps: ReturnType<typeof wordedSteps>;
  /** Values as they are stored; of a file its id. */
  values: DraftValues;
  files: readonly DraftFile[];
  verdict: ContractVerdict;
  token: string | null;
  /** The browser has a token, but what belonged to it is gone. */
  isGone: boolean;
  /** Why what was saved could not be read, for an action that then answers with what was sent; null when it was. */
  unreadBecause: CmsError | null;
}

/** The failure of the action of this request: its page shows what was sent, and asks for the draft no second time. */
const unreadContext = createContext<CmsError | null>(null);

/**
 * Opens the contract of this browser. Throws a 404 while the fair has no prices, and a 503 without a content backend.
 * @param options.mayBeUnread for an action: a content backend that is down or busy is no error page
 */
export async function openContract(
  context: RequestContext,
  request: Request,
  url: URL,
  { mayBeUnread = false } = {},
): Promise<OpenContract> {
  const cms = cmsFor(context);
  const token = draftToken(request);
  const read = async (token: string) => {
    if (context.get(unreadContext)) return null;
    try {
      return await readDraft(anonymousCms(context), token);
    } catch (error) {
      if (mayBeUnread && error instanceof CmsError) context.set(unreadContext, error);
      else throw error instanceof CmsUnavailable ? unavailable() : error;
      return null;
    }
  };
  const [offer, themes, kinds, settings, draft] = await Promise.all([
    getStandOffer(cms),
    listThemes(cms),
    listExhibitorKinds(cms),
    getSiteSettings(cms),
    token === null ? null : read(token),
  ]);
  if (!offer) throw notFound(url);
  const words = { offer, themes, kinds, locale: cms.locale, creditor: settings.name };
  const { values = {}, files = [] } = draft ?? {};
  const unreadBecause = context.get(unreadContext);
  return {
    ...words,
    cms: anonymousCms(context),
    steps: wordedSteps(words),
    values,
    files,
    verdict: judgeContract(offer.prices, listsOf(words), withFiles(values, files), todayAtFair()),
    token: draft ? token : null,
    isGone: token !== null && draft === null && unreadBecause === null,
    unreadBecause,
  };
}

/** The secret by which the content backend knows this site; throws a 503 where none is set. */
export function draftSecret(): string {
  if (environment.purgeSecret === null) throw unavailable();
  return environment.purgeSecret;
}

async function readDraft(cms: CmsClient, token: string) {
  const draft = await findDraft(cms, draftSecret(), token);
  return draft?.form === contractFormId ? draft : null;
}

/** The values as the rules want them: of a file they see what it is. */
function withFiles(values: DraftValues, files: readonly DraftFile[]): FormValues {
  const infos: Record<string, FileInfo[]> = {};
  for (const { field, name, bytes: size, type } of files) (infos[field] ??= []).push({ name, size, type });
  return { ...values, ...infos };
}
