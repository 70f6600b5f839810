import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { guardAdminApi } from './access/admin-api';
import { guardContentApi } from './access/content-api';
import { setPublicPermissions } from './access/permissions';
import { actionsOf } from './access/public-actions';
import { registerPermissions } from './access/register-permissions';
import { setSiteRoles } from './access/site-roles';
import { backUpAtNight, drillAtNight, noteOfDrill } from './backups/at-night';
import { prepareDrills } from './backups/good-drills';
import { deleteExpiredTokens } from './captcha/used-tokens';
import { useDocumentRules } from './documents';
import { prepareCounters } from './documents/public-id';
import {
  mailInvitations,
  nameSlugTypes,
  prepareEditor,
  registerNumberFields,
  serveRemarks,
  serveWaiting,
} from './editor';
import type { Feature } from './feature';
import { codeForms } from './forms/code-forms';
import { deleteExpiredDrafts } from './forms/drafts/drafts';
import { checkForms } from './forms/form-rules';
import { guardOrganiserFields } from './forms/organiser-fields/guard';
import {
  formFilePermissions,
  organiserFormPermissions,
  organiserSubmissionPermissions,
  submissionPermissions,
} from './forms/permissions';
import { serveUploads } from './forms/submissions/hand-out';
import { deleteAllOfSubmission, deleteExpiredSubmissions } from './forms/submissions/retention';
import { serveWorklist } from './forms/worklist/routes';
import { serveHealth } from './health/routes';
import { recordPrepared } from './health/state';
import { serveJobs } from './jobs/admin-routes';
import { everyNight, timedJobs } from './jobs/jobs';
import { jobPermissions } from './jobs/permissions';
import { scheduleJobs } from './jobs/timed-jobs';
import { hourSeconds } from './limits/call-limits';
import { deleteExpiredCounts, shareCounts, stopSharingCounts } from './limits/shared-counts';
import { logServerErrors } from './log/server-errors';
import { logSlowQueries } from './log/slow-queries';
import { sendAsAutomatic } from './mail/automatic';
import { useMailFolder } from './mail/mail-folder';
import { mailKind } from './mail/outgoing/mail-kind';
import { adoptFiles, storeInBucket } from './media/in-bucket';
import { deleteOldPurges } from './outbox/outbox';
import { recordFiles } from './outbox/record-files';
import { serveGivenUp } from './queue/admin-routes';
import { sendByItself } from './queue/kinds';
import { deliveryPermissions } from './queue/permissions';
import { makeDeliveryTables } from './queue/tables';
import { checkRedirect, checkShortLink } from './redirects/redirect-check';
import { redirectRenamedPage } from './redirects/renamed-page';
import { checkBucket } from './storage/bucket/check';
import { rejectFailedCommits } from './storage/failed-commits';
import { beginStart, endStart } from './storage/start';
import { deletePending } from './uploads/uploads';
import { jobTitles, ownedTexts } from './texts';
import { guardWebhooks } from './webhooks';

const { backups } = environment;

export const platform: Feature = {
  siteTypes: [
    { uid: 'api::form.form', managedBy: 'editors', preview: '/formulieren/{slug}' },
    { uid: 'api::redirect.redirect', managedBy: 'editors' },
    { uid: 'api::short-link.short-link', managedBy: 'editors', key: 'code' },
  ],
  sitePaths: { routes: ['c', 'formulieren'] },
  publicCalls: {
    readableTypes: ['form', 'redirect', 'short-link'],
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
  ],
  documentRules: {
    beforePublishing: [guardOrganiserFields, checkRedirect, checkShortLink],
    rules: [checkForms, deleteAllOfSubmission, redirectRenamedPage],
  },
  deliveryKinds: [mailKind],
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
    mailInvitations(strapi);
    nameSlugTypes(strapi);
    guardWebhooks(strapi);
    serveWaiting(strapi);
    serveRemarks(strapi);
    serveUploads(strapi);
    storeInBucket(strapi);
    serveWorklist(strapi);
    recordFiles(strapi);
    serveJobs(strapi);
    serveGivenUp(strapi);
  },

  async bootstrap(strapi) {
    useMailFolder(strapi);
    sendAsAutomatic(strapi);
    await prepareCounters(strapi);
    await shareCounts(strapi);
    await setSiteRoles(strapi);
    await setPublicPermissions(strapi);
    await prepareEditor(strapi);
    await prepareDrills(strapi);
    await adoptFiles(strapi);
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
