import type { Core } from '@strapi/strapi';
import type { OwnPermissions } from './access/admin-permissions';
import { ownedTypes, type OwnedTypes } from './access/owned';
import { ownPagePermissions } from './access/own-permissions';
import { publicCalls, type PublicCalls } from './access/public-actions';
import { documentRules, type DocumentRules } from './documents';
import { sentAbout, type SentAbout } from './demo/plan';
import { sitePaths, type SitePaths } from './documents/site-paths';
import { siteTypes, type SiteType } from './documents/site-types';
import { captchaActions } from './captcha/actions';
import { homeWidgets, type HomeWidget } from './editor/home-layout';
import { todayFacts, todayLines, type TodayFact, type TodayLine } from './today/today';
import { codeForms, type CodeForm } from './forms/code-forms';
import { featureChecks } from './forms/submissions/checks';
import type { SubmissionCheck } from './forms/submissions/accept';
import { submissionHandlers, type SubmissionHandler } from './forms/submission-handlers';
import { inOrderOfNight, timedJobs } from './jobs/jobs';
import type { TimedJob } from './jobs/timed-jobs';
import { limitCalls, type CallLimits } from './limits/call-limits';
import { lists, type ListDefinition } from './lists/definition';
import { wholeBatches, type WholeBatch } from './lists/whole-batch';
import { mailTexts, type MailText } from './mail/own-texts/mail-texts';
import { additions, type Addition } from './published/additions';
import type { DeliveryKind } from './queue/kind';
import { deliveryKinds } from './queue/kinds';
import { searchSources, type SearchSource } from './search/sources';

/**
 * Everything that a feature brings, in its `feature.ts`. `src/features.ts` is the only list of features. The moments have
 * the names that they have in a plugin of Strapi.
 */
export interface Feature {
  siteTypes?: readonly SiteType[];
  sitePaths?: SitePaths;
  captchaActions?: readonly string[];
  publicCalls?: PublicCalls;
  callLimits?: CallLimits;
  ownedTypes?: OwnedTypes;
  permissions?: readonly OwnPermissions[];
  documentRules?: DocumentRules;
  /** Fields of people's own data that name documents, which stay as long. */
  sentAbout?: readonly SentAbout[];
  additions?: readonly Addition[];
  codeForms?: readonly CodeForm[];
  submissionHandlers?: readonly SubmissionHandler[];
  submissionChecks?: readonly SubmissionCheck[];
  jobs?: readonly TimedJob[];
  deliveryKinds?: readonly DeliveryKind[];
  lists?: readonly ListDefinition[];
  /** Changes of its own that stand with the imports of lists, and go back from there. */
  wholeBatches?: readonly WholeBatch[];
  /** Mails to people outside the organisation, whose texts the organiser may change. */
  mailTexts?: readonly MailText[];
  searchSources?: readonly SearchSource[];
  /** Widgets of its `admin/feature.ts`, for where they stand on the admin's home page. */
  homeWidgets?: readonly HomeWidget[];
  /** Of the home page's "Vandaag". */
  todayFacts?: readonly TodayFact[];
  todayLines?: readonly TodayLine[];
  /** Runs before Strapi prepares its database: adds routes of the admin, and listens to what happens. */
  register?(strapi: Core.Strapi): void | Promise<void>;
  /** Runs when the database is ready, and before any job runs. */
  bootstrap?(strapi: Core.Strapi): void | Promise<void>;
  destroy?(): void;
}

export function collect(features: readonly Feature[]): void {
  siteTypes.set(features.flatMap((feature) => feature.siteTypes ?? []));
  sitePaths.set(features.flatMap((feature) => feature.sitePaths ?? []));
  captchaActions.set(features.flatMap((feature) => feature.captchaActions ?? []));
  publicCalls.set(features.flatMap((feature) => feature.publicCalls ?? []));
  for (const { callLimits } of features) if (callLimits) limitCalls(callLimits);
  ownedTypes.set(features.flatMap((feature) => (feature.ownedTypes ? [feature.ownedTypes] : [])));
  ownPagePermissions.set(features.flatMap(({ permissions = [] }) => permissions));
  sentAbout.set(features.flatMap((feature) => feature.sentAbout ?? []));
  documentRules.set(features.flatMap((feature) => feature.documentRules ?? []));
  additions.set(features.flatMap((feature) => feature.additions ?? []));
  codeForms.set(features.flatMap((feature) => feature.codeForms ?? []));
  featureChecks.set(features.flatMap((feature) => feature.submissionChecks ?? []));
  submissionHandlers.set(features.flatMap((feature) => feature.submissionHandlers ?? []));
  timedJobs.set(inOrderOfNight(features.flatMap(({ jobs = [] }) => jobs)));
  deliveryKinds.set(features.flatMap((feature) => feature.deliveryKinds ?? []));
  lists.set(features.flatMap((feature) => feature.lists ?? []));
  wholeBatches.set(features.flatMap((feature) => feature.wholeBatches ?? []));
  mailTexts.set(features.flatMap((feature) => feature.mailTexts ?? []));
  searchSources.set(features.flatMap((feature) => feature.searchSources ?? []));
  homeWidgets.set(features.flatMap((feature) => feature.homeWidgets ?? []));
  todayFacts.set(features.flatMap((feature) => feature.todayFacts ?? []));
  todayLines.set(features.flatMap((feature) => feature.todayLines ?? []));
}
