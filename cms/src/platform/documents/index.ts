import type { Core, Modules } from '@strapi/strapi';
import { recordChanges } from '../outbox/record-changes';
import { createRegistry } from '../registry';
import { checkAmounts } from './amounts';
import { checkChoices } from './keyed-choices';
import { deleteTranslations } from './delete-translations';
import { fallBackToDutch } from './dutch-fallback';
import { protectNeeded } from './needed';
import { pendRelations } from './pending-relations';
import { assignPublicId } from './public-id';
import { publishThroughRules } from './publish-through-rules';
import { checkSlug } from './slug';
import { completeWebAddresses } from './web-addresses';

export type DocumentRule = (strapi: Core.Strapi) => Modules.Documents.Middleware.Middleware;

export interface DocumentRules {
  /** Rules that see what was sent as it was sent: before a publication becomes a draft and a publish. */
  beforePublishing?: readonly DocumentRule[];
  rules?: readonly DocumentRule[];
}

export const documentRules = createRegistry<DocumentRules>();

/** The rules for every document, whoever writes it: the admin, the API, the seed or a test. */
export function useDocumentRules(strapi: Core.Strapi): void {
  const added = documentRules.all();
  for (const rule of [
    fallBackToDutch,
    // Before the rules that judge addresses.
    completeWebAddresses,
    // Before the rules that ask which languages are deleted.
    deleteTranslations,
    checkSlug,
    checkAmounts,
    checkChoices,
    assignPublicId,
    ...added.flatMap(({ beforePublishing = [] }) => beforePublishing),
    publishThroughRules,
    pendRelations,
    ...added.flatMap(({ rules = [] }) => rules),
    protectNeeded,
    recordChanges,
  ])
    strapi.documents.use(rule(strapi));
}
