import { useState } from 'react';
import type { PictureFile } from '../../content/types/fields/picture';
import { useMessages } from '../../messages/messages';
import { ButtonLink } from '../form/button';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { Icon } from './icon';
import { Picture } from './picture';
import { embedFor } from './video-embed';

export interface ForeignVideoProps {
  /** URL of the video's own page, with a protocol. */
  url: string;
  poster: PictureFile | null;
  /** Name of the video for screen readers; without it, who runs the other site. */
  title: string | null;
}

/** A video on another site. Nothing is requested from that site before a press on a button that names it. */
export function ForeignVideo({ url, poster, title }: ForeignVideoProps) {
  const { foreignVideo: m } = useMessages().shell;
  const [playing, setPlaying] = useState(false);
  const early = useEarlyPress();
  const embed = embedFor(url);
  if (!embed) {
    return (
      <ButtonLink to={url} icon="play">
        {m.load(new URL(url).hostname)}
      </ButtonLink>
    );
  }
  if (playing) {
    return (
      <iframe
        src={embed.playerUrl}
        title={title ?? embed.host}
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
        {/* A link, because without JavaScript it leads to the video's own page. */}
        <a
          {...early}
          href={embed.pageUrl}
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
          className="inline-flex items-center gap-2 rounded-control bg-white px-5 py-3 font-semibold text-gray-950 no-underline"
        >
          <Icon name="play" /> {m.load(embed.host)}
        </a>
        <p className="mt-3 text-sm">{m.note(embed.host)}</p>
      </div>
    </div>
  );
}
