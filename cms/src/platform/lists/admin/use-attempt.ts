import { isFetchError, useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { listTexts } from '../../admin/texts';

/** Does something, and says what went wrong. Returns null when it did. */
export function useAttempt(): <Result>(work: () => Promise<Result>) => Promise<Result | null> {
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      const message = isFetchError(error) ? formatAPIError(error) : listTexts.wentWrong;
      toggleNotification({ type: 'danger', message });
      return null;
    }
  };
}
