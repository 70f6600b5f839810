import type { Core } from '@strapi/strapi';
import type { AdminPermission } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../access/admin-routes';
import { findWithoutNetwork } from '../doctor/without-network';
import { levelOf, readStorage } from '../storage/free-space';
import type { Today, TodayLink } from './shape';
import { todayFacts, todayLines, type ReadLines } from './today';

/** Strapi's own, of the page with the settings of the server. The role of the organiser does not have it. */
export const maySeeSettings: AdminPermission = { action: 'admin::project-settings.read', subject: null };

/**
 * Adds `GET /editor/today` for the admin's home page: how far off the fair is and what there is to do, of what the
 * administrator may read.
 * @param dynamic lines that depend on content: those before the lines of the features, and those after them
 */
export function serveToday(strapi: Core.Strapi, dynamic: { first: ReadLines; last: ReadLines }): void {
  addAdminRoutes(strapi, '/editor', null, {
    'GET /today': async (context): Promise<Today> => {
      const may = (permission: AdminPermission) => isAllowed(context, permission);
      const facts = todayFacts.all().filter(({ permission }) => permission === null || may(permission));
      const storage = await readStorage(strapi);
      return {
        facts: (await Promise.all(facts.map((fact) => fact.read(strapi, may)))).filter(
          (fact) => fact !== null,
        ),
        lines: [
          ...(await dynamic.first(strapi, context)),
          ...(await countedLines(strapi, context)),
          ...(await dynamic.last(strapi, context)),
        ],
        finding: may(maySeeSettings) ? await worstFinding(strapi) : null,
        storage: { level: levelOf(storage), freeBytes: storage.freeBytes },
      };
    },
  });
}

async function countedLines(strapi: Core.Strapi, context: AdminContext): Promise<TodayLink[]> {
  const allowed = todayLines.all().filter(({ permission }) => isAllowed(context, permission));
  const lines = await Promise.all(
    allowed.map(async ({ count, text, to }) => {
      const counted = await count(strapi);
      return counted > 0 ? [{ text: text(counted), to }] : [];
    }),
  );
  return lines.flat();
}

/** A note is a choice: it would stay on the home page for good. */
async function worstFinding(strapi: Core.Strapi): Promise<Today['finding']> {
  const findings = await findWithoutNetwork(strapi);
  const ofWeight = (wanted: 'error' | 'warning') => findings.filter(({ weight }) => weight === wanted);
  const [errors, warnings] = [ofWeight('error'), ofWeight('warning')];
  const [worst] = [...errors, ...warnings];
  if (!worst) return null;
  return {
    weight: errors.length > 0 ? 'error' : 'warning',
    text: worst.nl,
    others: errors.length + warnings.length - 1,
  };
}
