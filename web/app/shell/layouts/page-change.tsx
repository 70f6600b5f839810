import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRouteCodeMissing } from '../../builds/missing-chunk';
import { recordNavigation, recordShownPath } from '../../builds/pending-navigation';
import { useMessages } from '../../messages/messages';
import { useIsSlow } from '../../ui/use-is-slow';

/** Shows that a page is loading (only after 100 ms) and announces its title to screen readers. */
export function PageChange() {
  const m = useMessages();
  const { location: next } = useNavigation();
  const codeMissing = useRouteCodeMissing();
  const isSlow = useIsSlow(codeMissing ? null : (next?.key ?? null));
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useLayoutEffect(() => recordNavigation(next ?? null), [next]);
  useLayoutEffect(() => recordShownPath(), [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <>
      {isSlow && <div role="progressbar" aria-label={m.shell.pageLoading} className="pending-bar no-print" />}
      <div className="sr-only" role="status">
        {title}
      </div>
    </>
  );
}
