import { createReadStream } from 'node:fs';
import { fileTypes } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isCodeForm } from '../forms/code-forms';
import { findStored, pathOf, type Upload } from './uploads';

const read = 'plugin::content-manager.explorer.read';
const update = 'plugin::content-manager.explorer.update';

interface Ability {
  can(action: string, subject: string): boolean;
}

/**
 * Adds `GET /form-uploads/:id` for the admin: a file of a submission, for who may read the submissions of its form. It is
 * always an attachment: nothing that a visitor sent is ever shown as a page of ours.
 */
export function serveUploads(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/form-uploads/:id',
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        handler: async (context) => {
          const ability: Ability = context.state.userAbility;
          if (!ability.can(read, 'api::form.form')) throw new errors.ForbiddenError();
          const upload = await findStored(strapi, String(context.params.id));
          if (!upload || !(await mayRead(strapi, ability, upload)))
            throw new errors.NotFoundError('Dit bestand is er niet (meer).');
          const { id, name, type, bytes } = upload;
          const encoded = encodeURIComponent(name).replace(/['()*]/g, escape);
          context.set({
            'Content-Disposition': `attachment; filename="bestand.${type}"; filename*=UTF-8''${encoded}`,
            'Content-Security-Policy': "default-src 'none'; sandbox",
            'X-Content-Type-Options': 'nosniff',
            'Cache-Control': 'private, no-store',
          });
          context.type = fileTypes[type];
          context.length = bytes;
          context.body = createReadStream(pathOf(strapi, id));
        },
      },
    ],
  });
}

/** Editors do not see what is sent with some forms, such as contracts. */
async function mayRead(strapi: Core.Strapi, ability: Ability, { form }: Upload): Promise<boolean> {
  const where = { documentId: form, organiserOnly: true };
  const isForOrganiser = isCodeForm(form) || (await strapi.db.query('api::form.form').count({ where })) > 0;
  return !isForOrganiser || ability.can(update, 'api::site-setting.site-setting');
}

const escape = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
