import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayRead, organiser } from '../../access/admin-permissions';
import { addAdminRoutes, isAllowed, rowIdIn, type AdminContext } from '../../access/admin-routes';
import { retryGivenUp } from '../../deliveries/given-up';
import { fairDay } from '../../domain/fair-day';
import { sendWaitingMail } from '../../mail/outgoing/mail-kind';
import { ErrorResponse } from '../../accounts/error-responses';
import { inBackground } from '../../accounts/background';
import { sendTable } from '../../spreadsheets/send-table';
import { codeForms } from '../code-forms';
import { isForOrganiser, statesOf } from '../organiser-fields/fields';
import { formUid } from '../versions';
import { tableOfRows } from './export';
import { findFailedMails } from './failed-mails';
import { readFilters } from './filters';
import { changeRow, colleagues, countRows, findRows, pageSize } from './rows';
import type { Worklist } from './shape';
import { sendTest } from './test-submission';

/** Adds the endpoints of the worklist to the admin's server, for everybody who may read forms. */
export function serveWorklist(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/form-worklist', mayRead(formUid), {
    'GET /': (context) => list(strapi, context),
    'PUT /submissions/:id': async (context) => {
      await changeRow(strapi, rowIdIn(context.params), recordIn(context.request.body), isOrganiser(context));
      return { ok: true };
    },
    'GET /export': (context) =>
      sendTable(context, context.query.format, async () => ({
        name: `inzendingen-${fairDay()}`,
        sheet: 'Inzendingen',
        table: await tableOfRows(strapi, readFilters(context.query, isOrganiser(context))),
      })),
    'POST /mails/:id/retry': async (context) => {
      const mails = await findFailedMails(strapi, isOrganiser(context));
      const id = rowIdIn(context.params);
      if (!mails.some((mail) => mail.id === id) || (await retryGivenUp(strapi, { id })) === 0)
        throw new errors.NotFoundError('Deze mail wacht niet meer.');
      inBackground(strapi, () => sendWaitingMail(strapi));
      return { ok: true };
    },
    'POST /forms/:documentId/test': async (context) => {
      const email: string = context.state.user.email;
      const { documentId = '' } = context.params;
      if (!isOrganiser(context) && isForOrganiser(await statesOf(strapi, documentId)))
        throw new ErrorResponse(403, 'ForbiddenError', 'Dit formulier is alleen voor de organisator.');
      return { data: { receipt: await sendTest(strapi, documentId, email), email } };
    },
  });
}

/** Forms that are for the organiser alone are for whoever manages the fair's own data. */
const isOrganiser = (context: AdminContext) => isAllowed(context, organiser);

async function list(strapi: Core.Strapi, context: AdminContext): Promise<Worklist> {
  const filters = readFilters(context.query, isOrganiser(context));
  const total = await countRows(strapi, filters);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(context.query.page)) || 1));
  return {
    data: await findRows(strapi, filters, page),
    meta: {
      ...{ total, page, pages },
      forms: await formsOf(strapi, isOrganiser(context)),
      colleagues: await colleagues(strapi),
      failedMails: await findFailedMails(strapi, isOrganiser(context)),
    },
  };
}

async function formsOf(strapi: Core.Strapi, includesOrganiserOnly: boolean) {
  const rows: { documentId: string; title: string; organiserOnly: boolean | null }[] = await strapi.db
    .query(formUid)
    .findMany({ where: { publishedAt: { $notNull: true }, locale: 'nl' }, orderBy: 'title' });
  const own = includesOrganiserOnly
    ? Object.entries(codeForms).map(([documentId, { title }]) => ({ documentId, title, canTest: false }))
    : [];
  return rows
    .filter(({ organiserOnly }) => includesOrganiserOnly || !organiserOnly)
    .map(({ documentId, title }) => ({ documentId, title, canTest: true }))
    .concat(own);
}

function recordIn(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new errors.ValidationError('The body must be a JSON object.');
  return { ...body };
}
