import type { Context } from '../../http/context';
import { withErrorResponses } from '../../http/error-responses';
import { TooManyWithoutToken } from '../../captcha/check-sender';

export const answerReceipt = (take: (ctx: Context) => Promise<{ receipt: string }>) =>
  withErrorResponses(async (ctx: Context) => {
    try {
      const { receipt } = await take(ctx);
      ctx.status = 201;
      ctx.body = { data: { receipt } };
    } catch (error) {
      if (error instanceof TooManyWithoutToken) ctx.set('Retry-After', String(error.waitSeconds));
      throw error;
    }
  });
