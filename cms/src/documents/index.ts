import type { Core } from '@strapi/strapi';
import { checkAccounts } from '../accounts/user-documents';
import { checkAmounts } from './amounts';
import { protectRulesInForce } from './rules-in-force';
import { protectNeeded } from './needed';
import { fallBackToDutch } from './dutch-fallback';
import { assignPublicId } from './public-id';
import { pendRelations } from './pending-relations';
import { publishThroughRules } from './publish-through-rules';
import { checkRedirect, checkShortLink } from './redirect-check';
import { redirectRenamedPage } from './page-redirect';
import { checkSession } from './session-rules';
import { checkSlug } from './slug';
import { completeWebAddresses } from './web-addresses';
import { checkForms } from './form-rules';
import { checkStandOffer } from './stand-offer-rules';
import { checkExhibitorsOfStand, checkStands } from './stand-rules';
import { guardOrganiserFields } from '../forms/organiser-fields/guard';
import { deleteAllOfSubmission } from '../forms/submissions/retention';
import { recordChanges } from '../outbox/record-changes';

/** The rules for every document, whoever writes it: the admin, the API, the seed or a test. */
export function useDocumentRules(strapi: Core.Strapi): void {
  strapi.documents.use(fallBackToDutch(strapi));
  // Before the rules that judge addresses.
  strapi.documents.use(completeWebAddresses(strapi));
  strapi.documents.use(checkAccounts(strapi));
  strapi.documents.use(checkSlug(strapi));
  strapi.documents.use(checkAmounts());
  strapi.documents.use(checkRedirect(strapi));
  strapi.documents.use(checkShortLink(strapi));
  strapi.documents.use(assignPublicId(strapi));
  strapi.documents.use(guardOrganiserFields(strapi));
  strapi.documents.use(publishThroughRules(strapi));
  strapi.documents.use(pendRelations(strapi));
  strapi.documents.use(protectRulesInForce(strapi));
  strapi.documents.use(checkForms(strapi));
  strapi.documents.use(checkSession(strapi));
  strapi.documents.use(checkStands(strapi));
  strapi.documents.use(checkStandOffer(strapi));
  strapi.documents.use(checkExhibitorsOfStand(strapi));
  strapi.documents.use(redirectRenamedPage(strapi));
  strapi.documents.use(deleteAllOfSubmission(strapi));
  strapi.documents.use(protectNeeded(strapi));
  strapi.documents.use(recordChanges(strapi));
}
