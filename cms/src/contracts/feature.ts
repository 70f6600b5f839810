import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { todayLinesOf } from '../platform/forms/worklist/today-lines';
import { hourSeconds } from '../platform/limits/call-limits';
import { contractCodeForm } from './contract-form';
import { contractPermissions } from './permissions';
import { protectRulesInForce } from './protect-rules-in-force';
import { checkStandOffer } from './stand-offer-rules';
import { contractLabels, contractMailTexts, contractToday } from './texts';

export const contracts: Feature = {
  siteTypes: [
    {
      uid: 'api::rules-version.rules-version',
      managedBy: 'editors',
      isNeeded: true,
      isBinding: true,
      preview: '/reglement-standhouders',
    },
    {
      uid: 'api::stand-offer.stand-offer',
      managedBy: 'organisers',
      isBinding: true,
      preview: '/contractformulier',
      neededBecause: contractLabels.offerNeededBecause,
    },
  ],
  sitePaths: {
    pagesOfRoutes: ['contractformulier', 'reglement-standhouders'],
    neededPages: ['contractformulier', 'deelnemen-als-standhouder', 'reglement-standhouders'],
  },
  publicCalls: {
    readableTypes: ['rules-version', 'stand-offer'],
    everybody: actionsOf('api::exhibitor-contract.signing', 'create'),
  },
  callLimits: { '/contracts': { points: 60, duration: hourSeconds } },
  ownedTypes: {
    [contractCodeForm.uid]: {
      what: contractLabels.owned,
      whereOwnedBy: ({ email }) => (email === null ? null : { email }),
      fields: ['receipt', 'company', 'typedName', 'createdAt', 'rulesVersion', 'total', 'signedText', 'hash'],
      onDelete: { retainedBecause: contractLabels.retainedBecause },
    },
  },
  permissions: [contractPermissions],
  mailTexts: contractMailTexts,
  documentRules: { rules: [protectRulesInForce, checkStandOffer] },
  codeForms: [contractCodeForm],
  todayLines: todayLinesOf(contractCodeForm, contractToday),
};
