import type { Exhibitor } from '../../content/types/exhibitor';
import { useMessages } from '../../messages/messages';
import { Heading } from '../../ui/text/heading';
import { Icon } from '../../ui/media/icon';

export function DownloadList({ downloads, lang }: Pick<Exhibitor, 'downloads'> & { lang?: string }) {
  const { format } = useMessages();
  const { detail } = useMessages().exhibitors;
  if (downloads.length === 0) return null;
  return (
    <section aria-labelledby="downloads">
      <Heading level={2} id="downloads" className="booth-mark">
        {detail.downloads}
      </Heading>
      <ul className="mt-6 flex flex-col gap-2">
        {downloads.map(({ title, url, sizeKb, extension }) => (
          <li key={url}>
            <a
              href={url}
              download
              className="card-interactive flex items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 no-underline"
            >
              <Icon name="download" className="text-action-ink" />
              <span lang={lang} className="min-w-0 flex-1 font-semibold">
                {title}
              </span>
              <span className="text-sm text-ink-soft tabular-nums">
                {detail.download(extension.toUpperCase(), format.fileSize(sizeKb))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
