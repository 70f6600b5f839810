import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRouteCodeMissing } from '../../rendering/builds/missing-chunk';
import { noteNavigation, noteShown } from '../../rendering/builds/under-way';
import { useMessages } from '../../messages/messages';
import { useLate } from '../../ui/use-late';

/** Shows that a page is loading (only after 100 ms) and announces its title to screen readers. */
export function PageChange() {
  const m = useMessages();
  const { location: next } = useNavigation();
  const codeMissing = useRouteCodeMissing();
  const late = useLate(codeMissing ? null : (next?.key ?? null));
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useLayoutEffect(() => noteNavigation(next ?? null), [next]);
  useLayoutEffect(() => noteShown(), [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <>
      {late && <div role="progressbar" aria-label={m.shell.pageLoading} className="pending-bar no-print" />}
      <div className="sr-only" role="status">
        {title}
      </div>
    </>
  );
}
