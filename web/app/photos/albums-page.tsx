import { Blocks } from '../blocks/blocks';
import { useLangOf, useMessages } from '../messages/messages';
import { albumPath } from '../site/detail-paths';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { EmptyState } from '../ui/layout/empty-state';
import { PageHeader } from '../ui/layout/page-header';
import { PhotoGrid } from '../ui/media/photo-grid';
import { Section } from '../ui/layout/section';
import { AlbumFacts } from './album-facts';
import { albumPhotos } from '../site/album-photos';
import type { AlbumsData } from './albums.server';
import { albumYear } from '../site/detail-paths';

export function AlbumsPage({ data: { page, before, after, albums } }: { data: AlbumsData }) {
  const m = useMessages().photos;
  const lang = useLangOf()(page ?? {});
  const title = page?.title ?? m.title(albumYear);
  return (
    <>
      {/* A hero has the page's title already. */}
      {before[0]?.type !== 'hero' && (
        <PageHeader
          title={title}
          intro={before.length === 0 ? m.intro : undefined}
          breadcrumbs={[{ label: title }]}
        />
      )}
      <Blocks blocks={before} lang={lang} />
      {albums.length === 0 && (
        <Container className="py-section">
          <EmptyState icon="images" title={m.nothing.title} text={m.nothing.text} />
        </Container>
      )}
      <div className={before.length === 0 ? 'pt-section' : undefined}>
        {albums.map((album) => (
          <AlbumSection key={album.publicId} album={album} />
        ))}
      </div>
      <Blocks blocks={after} lang={lang} />
    </>
  );
}

function AlbumSection({ album }: { album: AlbumsData['albums'][number] }) {
  const m = useMessages().photos;
  const lang = useLangOf()(album);
  const { title, text, count, photos } = album;
  return (
    <Section
      className="pt-0"
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
