import { useEffect } from 'react';

/** Puts the prefix before the title of the document while a form is rejected. The server's HTML has it already. */
export function useErrorTitle(prefix: string | undefined): void {
  // After every render: a navigation in the meantime may have set the title again.
  useEffect(() => {
    if (prefix !== undefined && !document.title.startsWith(prefix))
      document.title = `${prefix} ${document.title}`;
  });
  useEffect(() => {
    if (prefix === undefined) return;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length + 1);
    };
  }, [prefix]);
}
