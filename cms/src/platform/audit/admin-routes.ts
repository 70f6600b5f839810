import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../access/admin-routes';
import { countEntries, listEntries } from './audit';
import { auditPermissions } from './permissions';
import type { AuditList } from './shape';

const pageSize = 50;

export function serveAudit(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/audit', auditPermissions, {
    'GET /': async ({ query }): Promise<AuditList> => {
      const total = await countEntries(strapi);
      const pages = Math.max(1, Math.ceil(total / pageSize));
      const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1));
      return { data: await listEntries(strapi, { page, pageSize }), meta: { total, page, pages } };
    },
  });
}
