import type { BlockOf } from '../../content/types/page/blocks';
import { NothingYet } from '../../listing/nothing-yet';
import { useLangOf, useMessages } from '../../messages/messages';
import { AlbumFacts } from '../../photos/album-facts';
import { albumPhotos } from '../../site/album-photos';
import { albumPath } from '../../site/detail-paths';
import { ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { Section } from '../../ui/layout/section';
import { PhotoGrid } from '../../ui/media/photo-grid';

/** The albums of one edition, each with its first photos. */
export function Albums({ block: { albums } }: { block: BlockOf<'albums'> }) {
  const m = useMessages().photos;
  if (albums.length === 0)
    return (
      <Container className="py-8 lg:py-10">
        <NothingYet icon="images" title={m.nothing.title} text={m.nothing.text} />
      </Container>
    );
  return albums.map((album, index) => (
    <AlbumSection key={album.publicId} album={album} className={index === 0 ? undefined : 'pt-0'} />
  ));
}

interface AlbumSectionProps {
  album: BlockOf<'albums'>['albums'][number];
  className: string | undefined;
}

function AlbumSection({ album, className }: AlbumSectionProps) {
  const m = useMessages().photos;
  const lang = useLangOf()(album);
  const { title, text, count, photos } = album;
  return (
    <Section
      className={className}
      title={title}
      lang={lang}
      intro={
        <>
          {text !== null && (
            <p lang={lang} className="mb-2">
              {text}
            </p>
          )}
          <AlbumFacts {...album} />
        </>
      }
      action={
        <ButtonLink
          to={albumPath(album)}
          tone="quiet"
          icon="arrow-right"
          iconAfter
          className="px-0 hover:bg-transparent"
        >
          {count > photos.length ? m.all(count) : m.openAlbum}
          <span lang={lang} className="sr-only">{`: ${title}`}</span>
        </ButtonLink>
      }
    >
      <PhotoGrid photos={albumPhotos(album)} />
    </Section>
  );
}
