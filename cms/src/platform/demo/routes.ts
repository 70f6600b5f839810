import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { organiser } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../access/admin-routes';
import { siteTypeOf } from '../documents/site-types';
import { readViews } from '../editor/view';
import { facts } from '../log/log';
import { planRemoval } from './plan';
import { removableTypes } from './record';
import { removeDemo } from './removal';
import type { DemoType } from './shape';
import { demoErrors } from './texts';

/** Adds the calls of the page that takes the demo fair away. It is the organiser's. */
export function serveDemo(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/demo', null, {
    'GET /': async (context): Promise<{ data: DemoType[] }> => {
      permit(context);
      const types = new Set<string>(removableTypes(strapi));
      const plans = await planRemoval(strapi, { types, changedToo: false });
      const views = readViews();
      const data = plans.map(({ uid, going, staying }): DemoType => {
        const count = (reason: string) => [...staying.values()].filter((one) => one === reason).length;
        return {
          uid,
          name: strapi.contentType(uid).info.displayName,
          group: views.get(uid)?.group ?? 'settings',
          isStructure: siteTypeOf(uid)?.isStructure === true,
          going: going.length,
          changed: count('changed'),
          held: count('held'),
          needed: count('needed'),
        };
      });
      return { data };
    },
    'POST /removal': async (context): Promise<{ removed: number }> => {
      permit(context);
      const choice = choiceIn(strapi, context.request.body);
      const removed = await removeDemo(strapi, context.state.user, choice);
      strapi.log.info('The demo fair is removed.', facts({ removed, administrator: context.state.user.id }));
      return { removed };
    },
  });
}

function permit(context: AdminContext): void {
  if (!isAllowed(context, organiser)) throw new errors.ForbiddenError();
}

function choiceIn(strapi: Core.Strapi, body: unknown) {
  const { types, changedToo }: { types?: unknown; changedToo?: unknown } = {
    ...(typeof body === 'object' ? body : null),
  };
  const known = new Set<string>(removableTypes(strapi));
  if (
    !Array.isArray(types) ||
    types.length === 0 ||
    !types.every((one): one is string => typeof one === 'string' && known.has(one)) ||
    (changedToo !== undefined && typeof changedToo !== 'boolean')
  )
    throw new errors.ValidationError(demoErrors.noTypes);
  return { types: new Set(types), changedToo: changedToo === true };
}
