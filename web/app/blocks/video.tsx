import { useState } from 'react';
import type { BlockOf } from '../cms/blocks';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { embedFor } from './video-embed';

/** A video of our own, or one from another site that loads only after a click that says where it comes from. */
export function Video({ block }: { block: BlockOf<'video'> }) {
  const { blocks: m } = useMessages();
  const embed = block.url ? embedFor(block.url) : null;
  return (
    <Section title={block.title ?? undefined}>
      <figure className="mx-auto max-w-4xl">
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
          embed && (
            <ForeignVideo
              embed={embed}
              poster={block.poster}
              title={block.title ?? block.caption ?? embed.host}
            />
          )
        )}
        {!block.file && block.url && !embed && (
          <ButtonLink to={block.url} icon="play">
            {m.video.load(new URL(block.url).hostname)}
          </ButtonLink>
        )}
        {block.caption && <figcaption className="mt-3 text-ink-soft">{block.caption}</figcaption>}
      </figure>
    </Section>
  );
}

/** The words of a video for who cannot hear it, when an editor has added them. */
function Subtitles({ kind, file }: { kind: 'captions'; file: BlockOf<'video'>['subtitles'] }) {
  const { blocks: m } = useMessages();
  return file && <track kind={kind} src={file.url} srcLang="nl" label={m.video.subtitles} default />;
}

interface ForeignVideoProps {
  embed: { host: string; address: string; page: string };
  poster: BlockOf<'video'>['poster'];
  title: string;
}

function ForeignVideo({ embed, poster, title }: ForeignVideoProps) {
  const { blocks: m } = useMessages();
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        src={embed.address}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        className="aspect-video w-full rounded-card border-0 bg-black"
      />
    );
  }
  return (
    <div className="relative isolate grid aspect-video place-items-center overflow-hidden rounded-card bg-ink text-white">
      {poster && (
        <Picture
          file={poster}
          sizes="(min-width: 1024px) 56rem, 100vw"
          className="absolute inset-0 -z-10 size-full opacity-60"
        />
      )}
      <div className="max-w-md p-6 text-center">
        {/* A link at heart: without JavaScript it leads to the video's own page. */}
        <a
          href={embed.page}
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
          className="inline-flex items-center gap-2 rounded-control bg-white px-5 py-3 font-semibold text-gray-950 no-underline"
        >
          <Icon name="play" /> {m.video.load(embed.host)}
        </a>
        <p className="mt-3 text-sm">{m.video.note(embed.host)}</p>
      </div>
    </div>
  );
}
