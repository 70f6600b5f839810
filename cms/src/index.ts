import type { Core } from '@strapi/strapi';
import { setAccountSettings } from './access/account-settings';
import { setPublicPermissions } from './access/permissions';
import { registerPermissions } from './access/register-permissions';
import { setSignInServices } from './access/sign-in-services';
import { setSiteRoles } from './access/site-roles';
import { endWithAccount } from './accounts/sessions/end-with-account';
import { useAdministratorRules } from './administrators';
import { prepareDrills } from './backups/good-drills';
import { serveGivenUp } from './deliveries/admin-routes';
import { sendByItself } from './deliveries/all-kinds';
import { makeDeliveryTables } from './deliveries/tables';
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
import { guardAdminApi } from './guards/admin-api';
import { guardContentApi } from './guards/content-api';
import { serveWorklist } from './forms/worklist/routes';
import { serveHealth } from './health/routes';
import { recordPrepared } from './health/state';
import { serveJobs } from './jobs/admin-routes';
import { allJobs } from './jobs/all-jobs';
import { scheduleJobs } from './jobs/timed-jobs';
import { shareCounts, stopSharingCounts } from './limits/shared-counts';
import { logServerErrors } from './log/server-errors';
import { logSlowQueries } from './log/slow-queries';
import { sendAsAutomatic } from './mail/automatic';
import { useMailFolder } from './mail/mail-folder';
import { adoptFiles, storeInBucket } from './media/in-bucket';
import { serveAnnouncements } from './push/announcements/admin-routes';
import { serveNewsletter } from './newsletter/admin-routes';
import { recordFiles } from './outbox/record-files';
import { serveProgrammeImport } from './programme-import/admin-routes';
import { serveSessionPlaces } from './session-places/admin-routes';
import { widenSegmentBodies } from './statistics/body-limit';
import { serveStatistics } from './statistics/dashboard/routes';
import { makeTables } from './statistics/tables';
import { checkBucket } from './storage/bucket/check';
import { rejectFailedCommits } from './storage/failed-commits';
import { beginStart, endStart } from './storage/start';
import { serveUploads } from './uploads/hand-out';
import { mailCrewLinks } from './visitors/crews';
import { serveVisitors } from './visitors/organiser/routes';
import { guardWebhooks } from './webhooks';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
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
    endWithAccount(strapi);
    useAdministratorRules(strapi);
    guardWebhooks(strapi);
    serveWaiting(strapi);
    serveRemarks(strapi);
    serveUploads(strapi);
    storeInBucket(strapi);
    serveWorklist(strapi);
    serveNewsletter(strapi);
    recordFiles(strapi);
    mailCrewLinks(strapi);
    serveVisitors(strapi);
    serveSessionPlaces(strapi);
    serveAnnouncements(strapi);
    serveProgrammeImport(strapi);
    serveJobs(strapi);
    serveGivenUp(strapi);
    widenSegmentBodies(strapi);
    serveStatistics(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    useMailFolder(strapi);
    sendAsAutomatic(strapi);
    await prepareCounters(strapi);
    await makeTables(strapi.db.connection);
    await shareCounts(strapi);
    await setAccountSettings(strapi);
    await setSiteRoles(strapi);
    await setSignInServices(strapi);
    await setPublicPermissions(strapi);
    await prepareEditor(strapi);
    await prepareDrills(strapi);
    await adoptFiles(strapi);
    await scheduleJobs(strapi, allJobs);
    sendByItself(strapi);
    await endStart();
    recordPrepared();
  },

  destroy() {
    stopSharingCounts();
  },
};
