import type { BlockOf } from '../content/types/page/blocks';
import { useMessages } from '../messages/messages';
import { Icon } from '../ui/media/icon';
import { Section } from '../ui/layout/section';

export function Downloads({ block }: { block: BlockOf<'downloads'> }) {
  const { format, blocks: m } = useMessages();
  if (block.files.length === 0) return null;
  return (
    <Section className="no-print" title={block.title ?? undefined}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {block.files.map(({ url, title, extension, sizeKb }) => (
          <li key={url}>
            <a
              href={url}
              download
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:border-action-line"
            >
              <Icon name="download" className="size-6 text-action-ink" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="text-sm text-ink-soft">
                  {m.downloads.file(extension, format.fileSize(sizeKb))}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
