import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from './locale';
import { textFilesOf } from './text-files';

/** Has the browser fetch the texts that the page starts with right away, not only when its code asks for them. */
export function TextPreloads({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  // Later pages bring theirs along.
  const [files] = useState(() => textFilesOf(pathname));
  if (import.meta.env.DEV) return null;
  return files.map((file) => (
    <link
      key={file}
      rel="modulepreload"
      // vite.config.ts names these files.
      href={`/assets/${locale}-${file}-${import.meta.env.BUILD_ID}.js`}
    />
  ));
}
