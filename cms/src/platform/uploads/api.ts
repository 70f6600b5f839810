import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from '../http/context';
import { requireSecret } from '../outbox/feed';
import { countUpload } from './limits';
import { readUploadRequest } from './request';
import { receive } from './receive';
import { takeBack } from './uploads';

const secretHeader = 'x-beursvloer-uploads';

type UploadContext = Context & {
  req: IncomingMessage;
  get(header: string): string;
  is(type: string): unknown;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `POST /form-uploads?form=…&field=…&name=…&maxBytes=…&types=pdf,jpg` with the bytes of one file as
   * `application/octet-stream` responds with its id, for the form that is sent after it: see src/platform/uploads.
   */
  async receive(ctx: UploadContext) {
    requireSecret(strapi, ctx.get(secretHeader));
    if (!ctx.is('application/octet-stream'))
      throw new errors.ValidationError('The body must be the bytes of a file.');
    const request = readUploadRequest(ctx.query);
    const waitSeconds = await countUpload(ctx.request.ip);
    if (waitSeconds > 0) {
      ctx.set('Retry-After', String(waitSeconds));
      throw new errors.RateLimitError();
    }
    const length = Number(ctx.get('content-length') || Number.NaN);
    const upload = await receive(strapi, request, ctx.req, Number.isNaN(length) ? undefined : length);
    const { id, name, type, bytes } = upload;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { id, name, type, bytes } };
  },

  /** `DELETE /form-uploads/{id}?form=…&field=…` deletes a file that is taken back before its form is sent, if there is one. */
  async takeBack(ctx: UploadContext) {
    requireSecret(strapi, ctx.get(secretHeader));
    const { form, field } = readUploadRequest(ctx.query);
    await takeBack(strapi, { id: String(ctx.params.id), form, field });
    ctx.status = 204;
  },
});
