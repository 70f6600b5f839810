import { lazy, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useMessages } from '../../messages/messages';
import { Preloads } from '../../ui/media/preloads';
import { ToastProvider } from '../../ui/overlay/toast';
import { emptyFrame, fairFrame } from './frames';
import { layoutOf, type LayoutName, type PageFrame } from './handle';
import { mainId } from '../element-ids';
import { PageChange } from './page-change';
import { useEarlySearchKey } from '../../search/dialog/use-search-key';
import { useSite } from '../../site/site-context';

/** Only editors see it; a page that they look at waits for it. */
const PreviewBar = lazy(async () => ({ default: (await import('../preview/preview-bar')).PreviewBar }));

const layouts: Readonly<Record<LayoutName, PageFrame>> = { default: fairFrame, empty: emptyFrame };

/** The frame around every page. The deepest route with a layout decides, unless one is given. */
export function Frame({ layout: fixed, children }: { layout?: LayoutName; children: ReactNode }) {
  useEarlySearchKey();
  const { preview } = useSite();
  const asked = useMatches().map(({ handle, loaderData }) => layoutOf(handle, loaderData));
  const layout = fixed ?? asked.findLast((choice) => choice !== null) ?? 'default';
  const frame = typeof layout === 'string' ? layouts[layout] : layout;
  return (
    <ToastProvider>
      <SkipLink />
      <PageChange />
      <Preloads />
      {frame(children)}
      {preview && <PreviewBar />}
    </ToastProvider>
  );
}

function SkipLink() {
  const m = useMessages();
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-3 left-3 layer-first rounded-control bg-action px-4 py-3 font-semibold text-on-action not-focus:sr-only"
    >
      {m.shell.skipToContent}
    </a>
  );
}
