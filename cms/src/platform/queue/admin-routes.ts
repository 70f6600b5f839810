import type { Core } from '@strapi/strapi';
import { deliveryPermissions } from './permissions';
import { errors } from '@strapi/utils';
import { addAdminRoutes, rowIdIn } from '../access/admin-routes';
import { inBackground } from '../jobs/background';
import { facts } from '../log/log';
import { deliveryKinds, sendAllDue } from './kinds';
import { countGivenUp, listGivenUp, retryGivenUp } from './given-up';
import type { GivenUpList } from './shape';
import { givenUpErrors } from './texts';

const pageSize = 25;

/** Adds what could not be sent to the admin's server; only the organiser sees whom it was for. */
export function serveGivenUp(strapi: Core.Strapi): void {
  const again = (count: number, administrator: number) => {
    strapi.log.info('What was given up is sent again.', facts({ deliveries: count, administrator }));
    inBackground(strapi, () => sendAllDue(strapi));
    return { count };
  };
  addAdminRoutes(strapi, '/given-up', deliveryPermissions, {
    'GET /': async ({ query }): Promise<GivenUpList> => {
      const total = await countGivenUp(strapi);
      const pages = Math.max(1, Math.ceil(total / pageSize));
      const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1));
      return {
        data: await listGivenUp(strapi, deliveryKinds.all(), { page, pageSize }),
        meta: { total, page, pages },
      };
    },
    'POST /retry': async ({ state }) => again(await retryGivenUp(strapi, 'all'), state.user.id),
    'POST /:id/retry': async ({ params, state }) => {
      const count = await retryGivenUp(strapi, { id: rowIdIn(params) });
      if (count === 0) throw new errors.NotFoundError(givenUpErrors.gone);
      return again(count, state.user.id);
    },
  });
}
