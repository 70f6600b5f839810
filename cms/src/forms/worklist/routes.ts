import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fairDay } from '../../domain/fair-day';
import { retryFailed } from '../../mail/outgoing/queue';
import { sendWaitingMail } from '../../mail/outgoing/worker';
import { inBackground } from '../../accounts/background';
import { codeForms } from '../code-forms';
import { formUid } from '../versions';
import { tableOfRows, toCsv, toXlsx } from './export';
import { findFailedMails } from './failed-mails';
import { readFilters } from './filters';
import { changeRow, colleagues, countRows, findRows, pageSize } from './rows';
import type { Worklist } from './shape';
import { sendTest } from './test-submission';

interface Context {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: {
    user: { id: number; email: string };
    userAbility: { can(action: string, subject: string): boolean };
  };
  set(header: string, value: string): void;
}

const read = 'plugin::content-manager.explorer.read';
const update = 'plugin::content-manager.explorer.update';

/** Adds the endpoints of the worklist to the admin's server, for everybody who may read forms. */
export function serveWorklist(strapi: Core.Strapi): void {
  const route = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    work: (context: Context) => Promise<unknown>,
  ) => ({
    method,
    path: `/form-worklist${path}`,
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    handler: async (koa: Parameters<Core.MiddlewareHandler>[0]) => {
      const { params, query, request, state } = koa;
      if (!state.userAbility.can(read, formUid)) throw new errors.ForbiddenError();
      koa.set('Cache-Control', 'no-store');
      const set = (header: string, value: string) => koa.set(header, value);
      koa.body = await work({ params, query, request, state, set });
    },
  });
  strapi.server.routes({
    type: 'admin',
    routes: [
      route('GET', '', (context) => list(strapi, context)),
      route('PUT', '/submissions/:id', async (context) => {
        await changeRow(strapi, idIn(context), recordIn(context.request.body), isOrganiser(context));
        return { ok: true };
      }),
      route('GET', '/export', (context) => exported(strapi, context)),
      route('POST', '/mails/:id/retry', async (context) => {
        const mails = await findFailedMails(strapi, isOrganiser(context));
        const id = idIn(context);
        if (!mails.some((mail) => mail.id === id) || !(await retryFailed(strapi, id, Date.now())))
          throw new errors.NotFoundError('Deze mail wacht niet meer.');
        inBackground(strapi, () => sendWaitingMail(strapi));
        return { ok: true };
      }),
      route('POST', '/forms/:documentId/test', async (context) => {
        const { email } = context.state.user;
        return { data: { receipt: await sendTest(strapi, context.params.documentId ?? '', email), email } };
      }),
    ],
  });
}

/** Forms that are for the organiser alone are for whoever manages the fair's own data. */
function isOrganiser({ state }: Context): boolean {
  return state.userAbility.can(update, 'api::site-setting.site-setting');
}

async function list(strapi: Core.Strapi, context: Context): Promise<Worklist> {
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

async function exported(strapi: Core.Strapi, context: Context): Promise<Buffer> {
  const { format } = context.query;
  if (format !== 'csv' && format !== 'xlsx') throw new errors.ValidationError('Kies csv of xlsx.');
  const table = await tableOfRows(strapi, readFilters(context.query, isOrganiser(context)));
  const type =
    format === 'csv'
      ? 'text/csv; charset=utf-8'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  context.set('Content-Type', type);
  context.set('Content-Disposition', `attachment; filename="inzendingen-${fairDay()}.${format}"`);
  return format === 'csv' ? toCsv(table) : toXlsx(table);
}

function idIn({ params }: Context): number {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) throw new errors.NotFoundError();
  return id;
}

function recordIn(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new errors.ValidationError('The body must be a JSON object.');
  return { ...body };
}
