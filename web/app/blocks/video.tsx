import type { BlockOf } from '../content/types/page/blocks';
import { useMessages } from '../messages/messages';
import { ForeignVideo } from '../ui/media/foreign-video';
import { Section } from '../ui/layout/section';

/** A video of our own, or one from another site that loads only after a click that says where it comes from. */
export function Video({ block }: { block: BlockOf<'video'> }) {
  const { blocks: m } = useMessages();
  if (!block.file && !block.url) return null;
  return (
    <Section title={block.title ?? undefined}>
      <figure className="max-w-4xl">
        {block.file ? (
          <video
            controls
            preload="metadata"
            poster={block.poster?.url}
            className="aspect-video w-full rounded-card bg-black"
          >
            <source src={block.file.url} type={block.file.mime} />
            <Subtitles kind="captions" file={block.subtitles} />
            <a href={block.file.url}>{m.video.download}</a>
          </video>
        ) : (
          block.url && (
            <ForeignVideo url={block.url} poster={block.poster} title={block.title ?? block.caption} />
          )
        )}
        {block.caption && <figcaption className="mt-3 text-ink-soft">{block.caption}</figcaption>}
      </figure>
    </Section>
  );
}

function Subtitles({ kind, file }: { kind: 'captions'; file: BlockOf<'video'>['subtitles'] }) {
  const { blocks: m } = useMessages();
  return file && <track kind={kind} src={file.url} srcLang="nl" label={m.video.subtitles} default />;
}
