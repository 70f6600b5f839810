import { lazy, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useMessages } from '../messages/messages';
import { Preloads } from '../ui/preloads';
import { SkipLink } from '../ui/skip-link';
import { ToastProvider } from '../ui/toast';
import { DefaultLayout } from './default';
import { EmptyLayout } from './empty';
import { layoutOf, type LayoutName } from './handle';
import { mainId } from './main-id';
import { PageChange } from './page-change';
import { useSite } from './site-context';

/** Only editors see it; a page that they look at waits for it. */
const PreviewBar = lazy(async () => ({ default: (await import('../preview/preview-bar')).PreviewBar }));

/** What stands around every page; the deepest route that names a layout decides which, unless one is given. */
export function Frame({ layout: fixed, children }: { layout?: LayoutName; children: ReactNode }) {
  const m = useMessages();
  const { preview } = useSite();
  const asked = useMatches().map(({ handle, loaderData }) => layoutOf(handle, loaderData));
  const layout = fixed ?? asked.findLast((name) => name !== null) ?? 'default';
  // A workspace differs inside the page only: it composes itself at full width.
  const Layout = layout === 'empty' ? EmptyLayout : DefaultLayout;
  return (
    <ToastProvider>
      <SkipLink to={`#${mainId}`}>{m.shell.skipToContent}</SkipLink>
      <PageChange />
      <Preloads />
      <Layout>{children}</Layout>
      {preview && <PreviewBar />}
    </ToastProvider>
  );
}
