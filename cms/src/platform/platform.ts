import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { guardAdminApi } from './access/admin-api';
import { guardContentApi } from './access/content-api';
import { setPublicPermissions } from './access/permissions';
import { actionsOf } from './access/public-actions';
import { registerPermissions } from './access/register-permissions';
import { setSiteRoles } from './access/site-roles';
import { serveAudit } from './audit/admin-routes';
import { deleteOldEntries, prepareAudit } from './audit/audit';
import { auditPermissions } from './audit/permissions';
import { auditTexts } from './audit/texts';
import { backUpAtNight, drillAtNight, noteOfDrill } from './backups/at-night';
import { prepareDrills } from './backups/good-drills';
import { checkBrand } from './brand/check-brand';
import { serveBrandPages } from './brand/pages';
import { keepPreviousBrand, serveBrand } from './brand/previous';
import { serveAdminBrand } from './brand/serve-admin-brand';
import { deleteExpiredTokens } from './captcha/used-tokens';
import { serveDemo } from './demo/routes';
import { useDocumentRules } from './documents';
import { prepareCounters } from './documents/public-id';
import {
  arrangeHome,
  mailInvitations,
  nameSlugTypes,
  prepareEditor,
  registerNumberFields,
  serveDirectory,
  serveLinks,
  serveChoices,
  serveVariables,
  serveReferences,
  serveRemarks,
  waitingLines,
} from './editor';
import type { Feature } from './feature';
import { codeForms } from './forms/code-forms';
import { deleteExpiredDrafts } from './forms/drafts/drafts';
import { formMailTexts } from './forms/email-texts';
import { checkForms } from './forms/form-rules';
import { guardOrganiserFields } from './forms/organiser-fields/guard';
import {
  formFilePermissions,
  organiserFormPermissions,
  organiserSubmissionPermissions,
  submissionPermissions,
} from './forms/permissions';
import { serveUploads } from './forms/submissions/hand-out';
import { fillSearchTexts } from './forms/submissions/fill-search-texts';
import { deleteAllOfSubmission, deleteExpiredSubmissions } from './forms/submissions/retention';
import { serveWorklist } from './forms/worklist/routes';
import { openSubmissionLines } from './forms/worklist/today-lines';
import { findSubmissions } from './forms/worklist/search';
import { serveHealth } from './health/routes';
import { recordPrepared } from './health/state';
import { serveJobs } from './jobs/admin-routes';
import { everyNight, timedJobs } from './jobs/jobs';
import { jobPermissions } from './jobs/permissions';
import { scheduleJobs } from './jobs/timed-jobs';
import { hourSeconds } from './limits/call-limits';
import { deleteExpiredCounts, shareCounts, stopSharingCounts } from './limits/shared-counts';
import { deleteOldImports } from './lists/imports';
import { serveLists } from './lists/routes';
import { goOnWithImports } from './lists/work';
import { logServerErrors } from './log/server-errors';
import { logSlowQueries } from './log/slow-queries';
import { sendAsAutomatic } from './mail/automatic';
import { checkMailFields } from './mail/check-mail-fields';
import { useMailFolder } from './mail/mail-folder';
import { mailKind } from './mail/outgoing/mail-kind';
import { serveMailTexts } from './mail/own-texts/routes';
import { sendAsFair } from './mail/sender';
import { adoptFiles, storeInBucket } from './media/in-bucket';
import { fileByType } from './media/type-folders';
import { deleteOldPurges } from './outbox/outbox';
import { recordFiles } from './outbox/record-files';
import { serveGivenUp } from './queue/admin-routes';
import { sendByItself } from './queue/kinds';
import { countGivenUp } from './queue/given-up';
import { deliveryPermissions } from './queue/permissions';
import { makeDeliveryTables } from './queue/tables';
import { givenUpToday } from './queue/texts';
import { redirectLists } from './redirects/lists';
import { checkRedirect, checkShortLink } from './redirects/redirect-check';
import { redirectRenamedPage } from './redirects/renamed-page';
import { serveSearch } from './search/routes';
import { checkBucket } from './storage/bucket/check';
import { rejectFailedCommits } from './storage/failed-commits';
import { beginStart, endStart } from './storage/start';
import { deletePending } from './uploads/uploads';
import { jobTitles, ownedTexts } from './texts';
import { serveToday } from './today/routes';
import { guardWebhooks } from './webhooks';

const { backups } = environment;

export const platform: Feature = {
  siteTypes: [
    { uid: 'api::brand.brand', managedBy: 'organisers', preview: '/' },
    { uid: 'api::form.form', managedBy: 'editors', isStructure: true, preview: '/formulieren/{slug}' },
    { uid: 'api::redirect.redirect', managedBy: 'editors', isStructure: true },
    { uid: 'api::short-link.short-link', managedBy: 'editors', isStructure: true, key: 'code' },
  ],
  sitePaths: { routes: ['c', 'formulieren'] },
  publicCalls: {
    readableTypes: ['brand', 'form', 'redirect', 'short-link'],
    everybody: actionsOf('api::form.submission', 'create'),
  },
  callLimits: { '/forms/:documentId/submissions': { points: 120, duration: hourSeconds } },
  ownedTypes: {
    'api::form-submission.form-submission': {
      what: ownedTexts.submission,
      // Forms of our own code have a type of their own.
      whereOwnedBy: ({ email }) =>
        email === null ? null : { email, form: { $notIn: codeForms.all().map(({ name }) => name) } },
      fields: ['receipt', 'formTitle', 'createdAt', 'values'],
      onDelete: 'delete',
    },
  },
  permissions: [
    submissionPermissions,
    organiserSubmissionPermissions,
    formFilePermissions,
    organiserFormPermissions,
    jobPermissions,
    deliveryPermissions,
    auditPermissions,
  ],
  sentAbout: [
    { uid: 'api::form-submission.form-submission', field: 'form' },
    { uid: 'api::form-draft.form-draft', field: 'form' },
    { uid: 'api::form-upload.form-upload', field: 'form' },
  ],
  documentRules: {
    beforePublishing: [
      guardOrganiserFields,
      checkBrand,
      keepPreviousBrand,
      checkMailFields,
      checkRedirect,
      checkShortLink,
    ],
    rules: [checkForms, deleteAllOfSubmission, redirectRenamedPage, fileByType],
  },
  deliveryKinds: [mailKind],
  lists: redirectLists,
  mailTexts: formMailTexts,
  todayLines: [
    {
      permission: deliveryPermissions.may('read'),
      count: countGivenUp,
      text: givenUpToday,
      to: '/settings/given-up',
    },
  ],
  searchSources: [findSubmissions],
  jobs: [
    // Before the hour that the end of summer time repeats, and its beginning leaves out.
    ...(backups
      ? [{ name: 'backUp', title: jobTitles.backUp, rule: everyNight(1, 37), work: backUpAtNight }]
      : []),
    {
      name: 'deleteExpiredSubmissions',
      title: jobTitles.deleteExpiredSubmissions,
      rule: everyNight(4, 32),
      work: deleteExpiredSubmissions,
    },
    {
      name: 'deleteExpiredDrafts',
      title: jobTitles.deleteExpiredDrafts,
      rule: everyNight(4, 42),
      work: deleteExpiredDrafts,
    },
    {
      name: 'deleteOldPurges',
      title: jobTitles.deleteOldPurges,
      rule: everyNight(4, 47),
      work: deleteOldPurges,
    },
    {
      name: 'deleteExpiredTokens',
      title: jobTitles.deleteExpiredTokens,
      rule: everyNight(4, 52),
      work: deleteExpiredTokens,
    },
    {
      name: 'deleteExpiredCounts',
      title: jobTitles.deleteExpiredCounts,
      rule: everyNight(4, 54),
      work: deleteExpiredCounts,
    },
    {
      name: 'deleteOldAuditEntries',
      title: auditTexts.deleteOld,
      rule: everyNight(4, 56),
      work: deleteOldEntries,
    },
    ...(backups?.drill
      ? [
          {
            name: 'drill',
            title: jobTitles.drill,
            rule: everyNight(5, 7),
            work: drillAtNight,
            note: noteOfDrill,
          },
        ]
      : []),
    {
      name: 'deleteOldImports',
      title: jobTitles.deleteOldImports,
      rule: everyNight(4, 58),
      work: deleteOldImports,
    },
    {
      name: 'goOnWithImports',
      title: jobTitles.goOnWithImports,
      rule: '20 * * * * *',
      work: goOnWithImports,
    },
    {
      name: 'deleteAbandonedUploads',
      title: jobTitles.deleteAbandonedUploads,
      rule: '0 */10 * * * *',
      work: deletePending,
    },
  ],

  async register(strapi) {
    // Before anything asks the database.
    await beginStart();
    serveHealth(strapi);
    serveAdminBrand(strapi);
    await checkBucket(strapi);
    guardContentApi(strapi);
    guardAdminApi(strapi);
    logServerErrors(strapi);
    rejectFailedCommits(strapi);
    logSlowQueries(strapi);
    // Before Strapi removes the tables of types that are gone.
    await makeDeliveryTables(strapi);
    await registerPermissions(strapi);
    useDocumentRules(strapi);
    registerNumberFields(strapi);
    strapi.customFields.register([
      { name: 'colour', type: 'string' },
      { name: 'link', type: 'string' },
      { name: 'choice', type: 'string' },
    ]);
    mailInvitations(strapi);
    nameSlugTypes(strapi);
    guardWebhooks(strapi);
    serveBrand(strapi);
    serveBrandPages(strapi);
    serveToday(strapi, { first: openSubmissionLines, last: waitingLines });
    serveDirectory(strapi);
    arrangeHome(strapi);
    serveRemarks(strapi);
    serveChoices(strapi);
    serveVariables(strapi);
    serveReferences(strapi);
    serveSearch(strapi);
    serveLinks(strapi);
    serveUploads(strapi);
    storeInBucket(strapi);
    serveWorklist(strapi);
    serveAudit(strapi);
    recordFiles(strapi);
    serveJobs(strapi);
    serveGivenUp(strapi);
    serveLists(strapi);
    serveDemo(strapi);
    serveMailTexts(strapi);
  },

  async bootstrap(strapi) {
    useMailFolder(strapi);
    sendAsAutomatic(strapi);
    sendAsFair(strapi);
    await prepareAudit(strapi);
    await prepareCounters(strapi);
    await shareCounts(strapi);
    await setSiteRoles(strapi);
    await setPublicPermissions(strapi);
    await prepareEditor(strapi);
    await prepareDrills(strapi);
    await adoptFiles(strapi);
    await fillSearchTexts(strapi);
  },

  destroy() {
    stopSharingCounts();
  },
};

export async function startWork(strapi: Core.Strapi): Promise<void> {
  await scheduleJobs(strapi, timedJobs.all());
  sendByItself(strapi);
  await endStart();
  recordPrepared();
}
