import type { Core } from '@strapi/strapi';
import { addAdminRoutes, isAllowed, rowIdIn, type AdminContext } from '../../platform/access/admin-routes';
import { record, type Administrator } from '../../platform/audit/audit';
import { fairDay } from '../../platform/clock/fair-day';
import { sendTable } from '../../platform/spreadsheets/send-table';
import { drawBadge } from '../draw-badge';
import { visitorPermissions } from '../permissions';
import { auditLines, visitorLabels } from '../texts';
import { addAtDesk, cancel, confirmAtDesk, correct, findWithBadge, mailAgain, restore } from './actions';
import { changeDays, planDays } from './change-days';
import { showVisitor } from './detail';
import { readFilters } from './filters';
import { listVisitors, tableOfVisitors } from './overview';

/**
 * Adds the organiser's work with registrations to the admin's server. It shows what somebody needs, which is about their health:
 * it is for who manages the crews at the entrance, and not for editors.
 */
export function serveVisitors(strapi: Core.Strapi): void {
  const change =
    (work: (act: { id: number; who: Administrator }, sent: Record<string, unknown>) => Promise<unknown>) =>
    async (context: AdminContext) => {
      await work({ id: rowIdIn(context.params), who: context.state.user }, sentIn(context));
      return { ok: true };
    };
  addAdminRoutes(strapi, '/visitors-overview', visitorPermissions, {
    'GET /': ({ query }) => listVisitors(strapi, readFilters(query), query.page),
    'GET /export': (context) =>
      sendTable(context, context.query.format, async () => {
        const table = await tableOfVisitors(strapi, readFilters(context.query));
        const about = auditLines.several(table.length - 1);
        await record(strapi, { who: context.state.user, what: auditLines.export, about });
        return { name: `bezoekers-${fairDay()}`, sheet: visitorLabels.title, table };
      }),
    'GET /registrations/:id': (context) =>
      showVisitor(strapi, rowIdIn(context.params), {
        mayChange: isAllowed(context, visitorPermissions.may('update')),
      }),
    'POST /registrations': async (context) => ({
      id: await addAtDesk(strapi, context.state.user, sentIn(context)),
    }),
    'PUT /registrations/:id': change((act, sent) => correct(strapi, act, sent)),
    'POST /registrations/:id/cancel': change((act, { isMailed, isInside }) =>
      cancel(strapi, act, { isMailed: isMailed === true, isInside: isInside === true }),
    ),
    'POST /registrations/:id/restore': change((act) => restore(strapi, act)),
    'POST /registrations/:id/confirm': change((act) => confirmAtDesk(strapi, act)),
    'POST /registrations/:id/mail': change((act) => mailAgain(strapi, act)),
    // A badge lets in: reading it takes the permission to change.
    'POST /registrations/:id/badge': async ({ params }) => {
      const badge = await drawBadge(strapi, await findWithBadge(strapi, rowIdIn(params)));
      return { pdf: badge.toString('base64') };
    },
    'POST /days/plan': (context) => planDays(strapi, sentIn(context)),
    'POST /days': (context) => changeDays(strapi, context.state.user, sentIn(context)),
  });
}

function sentIn({ request }: AdminContext): Record<string, unknown> {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
