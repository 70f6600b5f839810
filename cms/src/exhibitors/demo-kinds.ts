import type { Core } from '@strapi/strapi';
import { makeChoices, makeFormerChoices } from '../platform/documents/former-choices';
import { demoKinds } from './demo-kinds-texts';
import { kindUid } from './kind-uid';

export const makeDemoKinds = (strapi: Core.Strapi): Promise<number> =>
  makeChoices(strapi, kindUid, demoKinds);

export const makeFormerKinds = (strapi: Core.Strapi): Promise<void> =>
  makeFormerChoices(strapi, {
    uid: kindUid,
    heldBy: 'api::exhibitor.exhibitor',
    doneAs: 'exhibitors',
    choices: demoKinds,
  });
