import type { BlockOf } from '../../content/types/page/blocks';
import { albumPhotos } from '../../site/album-photos';
import { PhotoGrid } from '../../ui/media/photo-grid';
import { Section } from '../../ui/layout/section';
import { MoreLink } from './more-link';

export function Gallery({ block: { album, images, title, text, link } }: { block: BlockOf<'gallery'> }) {
  const photos = [
    ...(album ? albumPhotos(album) : []),
    ...images.map((image) => ({ image, caption: null, credit: null })),
  ];
  if (photos.length === 0) return null;
  return (
    <Section title={title ?? undefined} intro={text ?? undefined} action={<MoreLink link={link} />}>
      <PhotoGrid photos={photos} />
    </Section>
  );
}
