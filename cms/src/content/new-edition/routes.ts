import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { organiser } from '../../platform/access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../../platform/access/admin-routes';
import { facts } from '../../platform/log/log';
import { fieldsOf } from '../new-fair/read-fair';
import { beginEdition } from './begin-edition';
import { planEdition, readPresent } from './read-edition';
import type { EditionPlan, PresentFair } from './shape';

/** Adds the calls of the page on which an organiser begins a new edition. */
export function serveNewEdition(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/new-edition', null, {
    'GET /': async (context): Promise<PresentFair> => {
      permit(context);
      return readPresent(strapi);
    },
    'POST /plan': async (context): Promise<EditionPlan> => {
      permit(context);
      return planEdition(strapi, context.request.body);
    },
    'POST /': async (context): Promise<{ done: string[] }> => {
      permit(context);
      const { user } = context.state;
      const done = await beginEdition(strapi, user, fieldsOf(context.request.body));
      strapi.log.info('A new edition has begun.', facts({ administrator: user.id }));
      return { done };
    },
  });
}

function permit(context: AdminContext): void {
  if (!isAllowed(context, organiser)) throw new errors.ForbiddenError();
}
