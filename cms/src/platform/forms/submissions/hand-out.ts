import { fileTypes } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ownPermission } from '../../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../../access/admin-routes';
import { formFilePermissions } from '../permissions';
import { downloadTexts, worklistErrors } from '../texts';
import { submissionUid } from './store';
import { kindOf } from '../worklist/kinds';
import type { SubmissionKind } from '../worklist/shape';
import { uploadStore } from '../../uploads/store';
import { findStored } from '../../uploads/uploads';

/**
 * Adds `GET /form-uploads/:id` for the admin: a file of a submission, for who may see that submission. It is
 * always an attachment: nothing that a visitor sent is ever shown as a page of ours.
 */
export function serveUploads(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/form-uploads', formFilePermissions, {
    'GET /:id': async (context) => {
      const upload = await findStored(strapi, String(context.params.id));
      const kind = upload && (await kindOfSubmission(strapi, upload.submission));
      if (!upload || !kind || !isAllowed(context, ownPermission(kind, 'read')))
        throw new errors.NotFoundError(worklistErrors.fileGone);
      const { id, name, type, bytes } = upload;
      const body = await (await uploadStore(strapi)).read(id);
      const encoded = encodeURIComponent(name).replace(/['()*]/g, escape);
      context.set({
        'Content-Disposition': `attachment; filename="${downloadTexts.file(type)}"; filename*=UTF-8''${encoded}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      });
      context.type = fileTypes[type];
      context.length = bytes;
      return body;
    },
  });
}

/** A file is for whom its submission is, which keeps the mark of its form as it was when it was sent. */
async function kindOfSubmission(strapi: Core.Strapi, documentId: string): Promise<SubmissionKind | null> {
  const row: { form: string; organiserOnly: boolean } | null = await strapi.db
    .query(submissionUid)
    .findOne({ where: { documentId } });
  return row && kindOf({ form: row.form, isForOrganiser: row.organiserOnly });
}

const escape = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
