import { useCallback } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { withoutLocale } from '../../messages/locale';
import { filledIn, mergeWithPending } from './form-params';

/**
 * Sends a form of a list inside the app: without empty fields, in the place of the current history entry, and leaving the
 * scroll position alone.
 * @param action path of the list
 */
export function useListSubmit(action: string): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  const { location } = useNavigation();
  // The router's own location still has the folder of the language.
  const pending = location && withoutLocale(location.pathname) === action ? location.search : null;
  return useCallback(
    (form) => {
      const filled = filledIn(new FormData(form));
      const params =
        pending === null ? filled : mergeWithPending(filled, new URLSearchParams(pending), ownNames(form));
      void submit(params, { action, method: 'get', replace: true, preventScrollReset: true });
    },
    [submit, action, pending],
  );
}

function ownNames(form: HTMLFormElement): Set<string> {
  const names = new Set<string>();
  for (const field of form.elements) {
    const input = field instanceof HTMLInputElement && field.type !== 'hidden';
    if (input || field instanceof HTMLSelectElement) names.add(field.name);
  }
  return names;
}
