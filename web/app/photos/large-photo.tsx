import { useLangOf, useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import type { LightboxPhoto } from '../ui/overlay/lightbox/lightbox-photo';
import { Picture } from '../ui/media/picture';

export interface LargePhotoProps {
  photos: readonly LightboxPhoto[];
  index: number;
  albumPath: string;
}

/** One photo large in the page itself: shown at its URL until the lightbox opens, and without JavaScript. */
export function LargePhoto({ photos, index, albumPath }: LargePhotoProps) {
  const { photos: m } = useMessages();
  const langOf = useLangOf();
  const photo = photos[index];
  if (!photo) return null;
  const lang = langOf(photo);
  const { image, caption, credit } = photo;
  const text = caption ?? (image.alt || m.photo(index + 1));
  const previous = photos[index - 1]?.path;
  const next = photos[index + 1]?.path;
  return (
    <section aria-label={m.large} className="large-photo">
      <figure className="flex flex-col items-center gap-3 px-gutter py-4">
        <Picture
          file={image}
          alt={image.alt || text}
          sizes="100vw"
          priority
          fit="contain"
          className="max-h-[75svh] w-auto max-w-full"
        />
        <figcaption className="flex flex-wrap items-baseline justify-center gap-x-4 text-center">
          <span className="tabular-nums">{m.position(index + 1, photos.length)}</span>
          {caption !== null && (
            <span lang={lang} className="font-medium">
              {caption}
            </span>
          )}
          {credit !== null && <span className="text-sm text-on-foot-soft">{m.credit(credit)}</span>}
        </figcaption>
      </figure>
      <nav aria-label={m.large} className="flex flex-wrap justify-center gap-2 px-gutter pb-5">
        {previous !== undefined && (
          <ButtonLink to={previous} tone="quiet" icon="arrow-left">
            {m.previous}
          </ButtonLink>
        )}
        <ButtonLink to={albumPath} tone="quiet">
          {m.backToAlbum}
        </ButtonLink>
        {next !== undefined && (
          <ButtonLink to={next} tone="quiet" icon="arrow-right" iconAfter>
            {m.next}
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}
