import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useLangOf, useMessages } from '../messages/messages';
import { albumPath } from '../site/detail-paths';
import { Container } from '../ui/layout/container';
import { EmptyState } from '../ui/layout/empty-state';
import { useLightbox, type LightboxHandle } from '../ui/overlay/lightbox/use-lightbox';
import { NeighbourLinks } from '../ui/links/neighbour-links';
import { PageHeader } from '../ui/layout/page-header';
import { Pagination } from '../ui/links/pagination';
import { PhotoGrid } from '../ui/media/photo-grid';
import type { AlbumData } from './album.server';
import { AlbumFacts } from './album-facts';
import { albumPhotos } from '../site/album-photos';
import { LargePhoto } from './large-photo';
import { askedPhoto } from './paths';

/** One album, page by page; a URL that asks for a photo opens that photo. */
export function AlbumPage({ data: { album, list, shown, previous, next } }: { data: AlbumData }) {
  const { photos: m, format } = useMessages();
  const lang = useLangOf()(album);
  const photos = albumPhotos(album);
  const handle = useLightbox(photos);
  const asked = useAskedPhoto(handle, albumPath(album), photos.length);
  const neighbour = (other: AlbumData['next'], label: string) =>
    other && { to: albumPath(other), title: other.title, lead: `${label} · ${format.day(other.date)}` };
  const path = albumPath(album);
  return (
    <>
      {asked !== null && <LargePhoto photos={photos} index={asked} albumPath={path} />}
      <PageHeader
        title={album.title}
        lang={lang}
        intro={album.text ?? undefined}
        breadcrumbs={[
          ...(list ? [{ label: list.title, to: `/${list.slug}` }] : []),
          { label: album.title, lang },
        ]}
      >
        <AlbumFacts date={album.date} count={photos.length} photos={photos} />
      </PageHeader>
      <Container className="py-8 lg:py-12">
        {photos.length === 0 ? (
          <EmptyState icon="images" title={m.emptyAlbum} text={m.nothing.text} />
        ) : (
          <PhotoGrid photos={photos} from={shown.first} count={shown.count} handle={handle} />
        )}
        <Pagination
          page={shown.page}
          pages={shown.pages}
          toPage={(page) => (page === 1 ? path : `${path}?pagina=${page}`)}
          className="mt-8"
        />
      </Container>
      <NeighbourLinks
        label={m.neighbours}
        previous={neighbour(previous, m.previousAlbum)}
        next={neighbour(next, m.nextAlbum)}
      />
    </>
  );
}

/**
 * Opens the photo that the URL asks for, over the album: the album first takes the photo's place in the history,
 * so that Back closes the photo instead of leaving the site. Gives the photo as long as it is not opened yet.
 */
function useAskedPhoto({ open }: LightboxHandle, path: string, count: number): number | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = askedPhoto(new URLSearchParams(search), count);
  const albumHref = useHref(path);
  const waiting = useRef<number | null>(null);
  const openPhoto = useRef(open);
  useEffect(() => {
    openPhoto.current = open;
  });

  useEffect(() => {
    if (asked !== null) {
      waiting.current = asked;
      void navigate(path, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    } else if (waiting.current !== null) {
      openPhoto.current(waiting.current, albumHref);
      waiting.current = null;
    }
  }, [asked, path, albumHref, navigate]);

  return asked;
}
