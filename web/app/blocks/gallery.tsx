import type { BlockOf } from '../cms/blocks';
import type { Photo } from '../cms/photo-album';
import { useMessages } from '../messages/messages';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { MoreLink } from './more-link';

/**
 * How a photo takes part in its row: its width and its growth are in proportion to its shape, so that all photos of a
 * row stay equally high.
 * Classes and not styles, because a style attribute would need a hole in the content security policy.
 */
function shapeOf({ width, height }: Photo['image']): string {
  const ratio = width / height;
  if (ratio < 0.9) return 'aspect-2/3 grow-67 basis-[5rem] sm:basis-[9.33rem]';
  if (ratio < 1.2) return 'aspect-square grow-100 basis-[7.5rem] sm:basis-[14rem]';
  if (ratio < 1.4) return 'aspect-4/3 grow-133 basis-[10rem] sm:basis-[18.67rem]';
  if (ratio < 1.65) return 'aspect-3/2 grow-150 basis-[11.25rem] sm:basis-[21rem]';
  return 'aspect-video grow-178 basis-[13.33rem] sm:basis-[24.89rem]';
}

/** Photos in rows of one height, each as wide as its shape asks; a photo opens large. */
export function Gallery({ block }: { block: BlockOf<'gallery'> }) {
  if (block.photos.length === 0) return null;
  return (
    <Section
      title={block.title ?? undefined}
      intro={block.text ?? undefined}
      action={<MoreLink link={block.link} />}
    >
      {/* The empty last item takes what the last row has left, so that its photos do not swell. */}
      <ul className="flex flex-wrap gap-2 after:grow-[999] after:content-[''] sm:gap-3">
        {block.photos.map((photo, index) => (
          <PhotoTile key={`${photo.image.url} ${index}`} photo={photo} number={index + 1} />
        ))}
      </ul>
    </Section>
  );
}

function PhotoTile({ photo: { image, caption, credit }, number }: { photo: Photo; number: number }) {
  const { blocks: m } = useMessages();
  const text = caption ?? (image.alt || m.gallery.photo(number));
  return (
    <li className={shapeOf(image)}>
      <figure className="h-full">
        <a href={image.url} className="block h-full" aria-label={m.gallery.open(text)}>
          <Picture
            file={image}
            alt={image.alt || text}
            sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
            className="size-full rounded-control"
          />
        </a>
        <figcaption className="sr-only">
          {text}
          {credit && ` ${m.gallery.credit} ${credit}`}
        </figcaption>
      </figure>
    </li>
  );
}
