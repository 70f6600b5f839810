import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { organiser } from '../../platform/access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../../platform/access/admin-routes';
import { facts } from '../../platform/log/log';
import { fieldsOf } from '../new-fair/read-fair';
import { readCurrentFair } from './current';
import { moveFair } from './move';
import { planMove } from './plan';
import type { FairPlace, MovePlan } from './shape';

/** Adds the calls of the page on which an organiser moves the fair. */
export function serveFairMove(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/fair-move', null, {
    'GET /': async (context): Promise<FairPlace> => {
      permit(context);
      const { days, venue } = await readCurrentFair(strapi);
      return { days, venue };
    },
    'POST /plan': async (context): Promise<MovePlan> => {
      permit(context);
      return planMove(strapi, context.request.body);
    },
    'POST /': async (context): Promise<{ done: string[] }> => {
      permit(context);
      const { user } = context.state;
      const done = await moveFair(strapi, user, fieldsOf(context.request.body));
      strapi.log.info('The fair is moved.', facts({ administrator: user.id }));
      return { done };
    },
  });
}

function permit(context: AdminContext): void {
  if (!isAllowed(context, organiser)) throw new errors.ForbiddenError();
}
