import { useNavigation } from 'react-router';
import { withoutLocale } from '../../messages/locale';
import { useIsSlow } from '../../ui/use-is-slow';

/** True while the visitor has waited noticeably for another state of the list; `isList` knows the list's paths. */
export function usePendingList(isList: (pathname: string) => boolean): boolean {
  const { state, location } = useNavigation();
  return useIsSlow(state === 'loading' && isList(withoutLocale(location.pathname)) ? location.key : null);
}
