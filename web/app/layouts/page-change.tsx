import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Shows that a page is on its way (only after 100 ms) and tells screen readers the title of the one that came. */
export function PageChange() {
  const pending = useNavigation().state === 'loading';
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <>
      {pending && <div className="pending-bar no-print" aria-hidden="true" />}
      <div className="sr-only" role="status">
        {title}
      </div>
    </>
  );
}
