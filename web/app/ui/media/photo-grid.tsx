import { Fragment } from 'react';
import { Link } from 'react-router';
import { useLangOf, useMessages } from '../../messages/messages';
import { cx } from '../cx';
import type { LightboxPhoto } from '../overlay/lightbox/lightbox-photo';
import { useLightbox, type LightboxHandle } from '../overlay/lightbox/use-lightbox';
import { photoRows, type PhotoLayout } from './photo-rows';
import { photoShape } from './photo-shape';
import { Picture } from './picture';

export interface PhotoGridProps {
  photos: readonly LightboxPhoto[];
  from?: number;
  count?: number;
  handle?: LightboxHandle;
}

export function PhotoGrid({ handle, ...props }: PhotoGridProps) {
  return handle ? <Grid handle={handle} {...props} /> : <OwnGrid {...props} />;
}

function OwnGrid(props: Omit<PhotoGridProps, 'handle'>) {
  return <Grid handle={useLightbox(props.photos)} {...props} />;
}

function Grid({
  handle,
  photos,
  from = 0,
  count = photos.length,
}: PhotoGridProps & { handle: LightboxHandle }) {
  const { linkTo, lightbox } = handle;
  const shown = photos.slice(from, from + count);
  const { breaksBefore, unfilled } = photoRows(shown.map(({ image }) => image.width / image.height));
  return (
    <>
      <ul className={cx('photo-grid', unfilled.map((layout) => `photo-grid-unfilled-${layout}`).join(' '))}>
        {shown.map((photo, offset) => (
          <Fragment key={`${photo.image.url} ${offset}`}>
            <RowBreak layouts={breaksBefore[offset] ?? []} />
            <li className={photoShape(photo.image)}>
              <PhotoTile photo={photo} index={from + offset} link={linkTo(from + offset)} />
            </li>
          </Fragment>
        ))}
      </ul>
      {lightbox}
    </>
  );
}

function RowBreak({ layouts }: { layouts: readonly PhotoLayout[] }) {
  if (layouts.length === 0) return null;
  return (
    <li
      aria-hidden
      className={cx('photo-break', layouts.map((layout) => `photo-break-${layout}`).join(' '))}
    />
  );
}

function PhotoTile({
  photo: { image, caption, credit, path, locale },
  index,
  link,
}: {
  photo: LightboxPhoto;
  index: number;
  link: ReturnType<LightboxHandle['linkTo']>;
}) {
  const { photos: m } = useMessages();
  const lang = useLangOf()({ locale });
  const text = caption ?? (image.alt || m.photo(index + 1));
  const shared = {
    ...link,
    className: 'photo-link',
    'aria-label': m.open(text),
  };
  const picture = (
    <Picture
      file={image}
      alt={image.alt || text}
      sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 40vw, 60vw"
    />
  );
  return (
    <figure className="h-full">
      {path === undefined ? (
        <a href={image.url} {...shared}>
          {picture}
        </a>
      ) : (
        // Not preloaded: with JavaScript the photo opens on this page.
        <Link to={path} preventScrollReset {...shared}>
          {picture}
        </Link>
      )}
      <figcaption className="sr-only">
        <span lang={lang}>{text}</span>
        {credit !== null && ` ${m.credit(credit)}`}
      </figcaption>
    </figure>
  );
}
