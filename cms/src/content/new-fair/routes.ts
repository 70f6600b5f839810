import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Mailbox } from '../../../config/environment/mail';
import { organiser } from '../../platform/access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../../platform/access/admin-routes';
import { record } from '../../platform/audit/audit';
import { demoDocuments } from '../../platform/demo/record';
import { isOfNobody } from '../../platform/doctor/choices';
import type { Finding } from '../../platform/doctor/finding';
import { checkMailDomain } from '../../platform/doctor/mail-domain';
import { choiceFindings } from '../../platform/doctor/texts';
import { findWithoutNetwork } from '../../platform/doctor/without-network';
import { facts } from '../../platform/log/log';
import { changeEverything } from '../../platform/outbox/outbox';
import { maySeeSettings } from '../../platform/today/routes';
import type { TodayFact } from '../../platform/today/today';
import { applyFair, countGoing } from './apply';
import { forgetDraft, readDraft, readFirstRun, saveDraft } from './draft';
import { readFair } from './read-fair';
import type { FirstRun, SavedDraft, ServerFindings, ServerLine } from './shape';
import { fairAudit, fairErrors, firstRunTexts } from './texts';

/** Adds the calls of the page on which an organiser makes the demo fair their own. */
export function serveNewFair(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/new-fair', null, {
    'GET /': async (context): Promise<FirstRun> => {
      permit(context);
      const { draft, madeAt } = await readFirstRun(strapi);
      return {
        draft,
        madeAt,
        going: {
          niets: await countGoing(strapi, 'niets'),
          structuur: await countGoing(strapi, 'structuur'),
          alles: 0,
        },
      };
    },
    'GET /server': async (context): Promise<ServerFindings> => {
      permit(context);
      const { address }: Mailbox = strapi.config.get('site.mail.from');
      return {
        from: address,
        mail: linesOf(
          isOfNobody(address)
            ? [{ weight: 'error', ...choiceFindings.demoSender('MAIL_FROM', address) }]
            : await checkMailDomain(address),
        ),
        others: isAllowed(context, maySeeSettings) ? linesOf(await findWithoutNetwork(strapi)) : null,
      };
    },
    'PUT /': async (context): Promise<SavedDraft> => {
      permit(context);
      const draft = await strapi.db.transaction(() => saveDraft(strapi, context.request.body));
      const fair = readFair(draft.fair);
      return { draft, problems: Array.isArray(fair) ? fair : [] };
    },
    'POST /': async (context): Promise<{ done: string[] }> => {
      permit(context);
      const { user } = context.state;
      const { revision }: { revision?: unknown } = { ...context.request.body };
      const done = await changeEverything(strapi, async () => {
        const fair = readFair(await readDraft(strapi, revision));
        if (Array.isArray(fair)) throw new errors.ValidationError(fairErrors.incomplete, { problems: fair });
        const said = await applyFair(strapi, user, fair);
        if (said === null) throw new errors.ApplicationError(fairErrors.noSite);
        await forgetDraft(strapi);
        await record(strapi, { who: user, what: fairAudit.made(fair.name), about: '' });
        return said;
      });
      strapi.log.info('A new fair was made.', facts({ administrator: user.id }));
      return { done };
    },
  });
}

function permit(context: AdminContext): void {
  if (!isAllowed(context, organiser)) throw new errors.ForbiddenError();
}

const linesOf = (findings: readonly Finding[]): ServerLine[] =>
  findings.map(({ weight, nl }) => ({ weight, text: nl }));

/** Leads to the page as long as the fair is the demo fair. */
export const firstRunFact: TodayFact = {
  permission: organiser,
  async read(strapi) {
    const { hasBegun, madeAt } = await readFirstRun(strapi);
    if (madeAt !== null || Object.keys(await demoDocuments(strapi)).length === 0) return null;
    const text = hasBegun ? firstRunTexts.resume : firstRunTexts.begin;
    return { text: firstRunTexts.waiting, link: { text, to: '/settings/new-fair' } };
  },
};
