import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addAdminRoutes, isAllowed, rowIdIn, type AdminContext } from '../../access/admin-routes';
import { record } from '../../audit/audit';
import { retryGivenUp } from '../../queue/given-up';
import { deliveryPermissions } from '../../queue/permissions';
import { fairDay } from '../../clock/fair-day';
import { sendWaitingMail } from '../../mail/outgoing/mail-kind';
import { ErrorResponse } from '../../http/error-responses';
import { inBackground } from '../../jobs/background';
import { sendTable } from '../../spreadsheets/send-table';
import { codeForms } from '../code-forms';
import { isForOrganiser, statesOf } from '../organiser-fields/fields';
import { auditLines, downloadTexts, worklistErrors } from '../texts';
import { formUid } from '../versions';
import { changeRow } from './change-row';
import { tableOfRows } from './export';
import { findFailedMails } from './failed-mails';
import { readFilters } from './filters';
import { kindOf, kindsFor, submissionKinds } from './kinds';
import { colleagues, countRows, findRows, pageSize } from './rows';
import type { Worklist } from './shape';
import { sendTest } from './test-submission';

/** Adds the endpoints of the worklist to the admin's server, for who has a permission for some kind of submissions. */
export function serveWorklist(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/form-worklist', submissionKinds(), {
    'GET /': (context) => list(strapi, context),
    'PUT /submissions/:id': async (context) => {
      const kinds = kindsFor(context, 'update');
      const which = { id: rowIdIn(context.params), who: context.state.user, kinds };
      await changeRow(strapi, which, recordIn(context.request.body));
      return { ok: true };
    },
    'GET /export': (context) =>
      sendTable(context, context.query.format, async () => {
        const table = await tableOfRows(strapi, readFilters(context.query, kindsFor(context, 'export')));
        const about = auditLines.several(table.length - 1);
        await record(strapi, { who: context.state.user, what: auditLines.export, about });
        return { name: downloadTexts.list(fairDay()), sheet: downloadTexts.sheet, table };
      }),
    'POST /mails/:id/retry': async (context) => {
      const mails = await failedMailsFor(strapi, context, 'update');
      const id = rowIdIn(context.params);
      if (!mails.some((mail) => mail.id === id) || (await retryGivenUp(strapi, { id })) === 0)
        throw new errors.NotFoundError(worklistErrors.mailGone);
      await record(strapi, { who: context.state.user, what: auditLines.retried, about: auditLines.mail(id) });
      inBackground(strapi, () => sendWaitingMail(strapi));
      return { ok: true };
    },
    'POST /forms/:documentId/test': async (context) => {
      const email: string = context.state.user.email;
      const { documentId = '' } = context.params;
      await requireTest(strapi, context, documentId);
      return { data: { receipt: await sendTest(strapi, documentId, email), email } };
    },
  });
}

const failedMailsFor = (strapi: Core.Strapi, context: AdminContext, verb: 'read' | 'update') =>
  findFailedMails(strapi, kindsFor(context, verb), isAllowed(context, deliveryPermissions.may(verb)));

/** A test shows what its form asks and mails: it is for who may change what is sent with it. */
async function requireTest(strapi: Core.Strapi, context: AdminContext, documentId: string): Promise<void> {
  const isMarked = isForOrganiser(await statesOf(strapi, documentId));
  if (kindsFor(context, 'update').includes(kindOf({ form: documentId, isForOrganiser: isMarked }))) return;
  throw new ErrorResponse(
    403,
    'ForbiddenError',
    isMarked ? worklistErrors.organiserOnly : worklistErrors.mayNotTest,
  );
}

async function list(strapi: Core.Strapi, context: AdminContext): Promise<Worklist> {
  const filters = readFilters(context.query, kindsFor(context, 'read'));
  const total = await countRows(strapi, filters);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(context.query.page)) || 1));
  return {
    data: await findRows(strapi, filters, page),
    meta: {
      total,
      page,
      pages,
      spam: filters.state === null ? await countRows(strapi, { ...filters, state: 'spam' }) : 0,
      forms: await formsOf(strapi, context),
      colleagues: await colleagues(strapi),
      failedMails: await failedMailsFor(strapi, context, 'read'),
    },
  };
}

async function formsOf(strapi: Core.Strapi, context: AdminContext) {
  const [seen, changed] = [kindsFor(context, 'read'), kindsFor(context, 'update')];
  const rows: { documentId: string; title: string; organiserOnly: boolean | null }[] = await strapi.db
    .query(formUid)
    .findMany({ where: { publishedAt: { $notNull: true }, locale: 'nl' }, orderBy: 'title' });
  const made = rows.flatMap(({ documentId, title, organiserOnly }) => {
    const kind = kindOf({ form: documentId, isForOrganiser: organiserOnly === true });
    return seen.includes(kind) ? [{ documentId, title, canTest: changed.includes(kind) }] : [];
  });
  const own = codeForms
    .all()
    .flatMap(({ name, title, permissions }) =>
      seen.includes(permissions.about) ? [{ documentId: name, title, canTest: false }] : [],
    );
  return [...made, ...own];
}

function recordIn(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new errors.ValidationError('The body must be a JSON object.');
  return { ...body };
}
