import { preload } from 'react-dom';
import type { PictureFile } from '../../content/types/fields/picture';
import { useLangOf } from '../../messages/messages';
import { cx } from '../cx';

/** Widths in pixels that the site's image server makes; see server/images/. */
const servedWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920];

/** Sources for one format: every served width up to the first that covers the original. */
function pictureSources(file: PictureFile, format: 'avif' | 'webp'): string {
  const name = uploadName(file.url);
  const covering = servedWidths.findIndex((width) => width >= file.width);
  const widths = covering === -1 ? servedWidths : servedWidths.slice(0, covering + 1);
  return widths.map((width) => `/beeld/${width}/${name}.${format} ${width}w`).join(', ');
}

function isResizable(file: PictureFile): boolean {
  return file.url.startsWith('/uploads/') && !file.mime.includes('svg') && !file.mime.includes('gif');
}

function uploadName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

export interface PictureProps {
  file: PictureFile;
  /** How wide the picture is shown, as in the HTML attribute: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string;
  /** For the one picture that is seen first: loads at once and before others. */
  priority?: boolean;
  /** `eager` loads a picture that is not in sight yet; `priority` also loads it before others. */
  loading?: 'lazy' | 'eager';
  fit?: 'cover' | 'contain';
  /** Replaces the description from the library; empty for a picture that is only decoration. */
  alt?: string;
  className?: string;
}

/** A responsive picture in modern formats. Its box has its final size before it loads. */
export function Picture({
  file,
  sizes,
  priority = false,
  loading = 'lazy',
  fit = 'cover',
  alt = file.alt,
  className,
}: PictureProps) {
  // The library describes its pictures in one language.
  const lang = useLangOf()({});
  const resizable = isResizable(file);
  if (priority && resizable) {
    const imageSrcSet = pictureSources(file, 'avif');
    preload(file.url, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const image = (
    <img
      src={resizable ? `/beeld/960/${uploadName(file.url)}.webp` : file.url}
      alt={alt}
      lang={alt === file.alt && alt !== '' ? lang : undefined}
      width={file.width}
      height={file.height}
      loading={priority ? undefined : loading}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      className={cx('picture', fit === 'cover' ? 'object-cover' : 'object-contain', className)}
    />
  );
  if (!resizable) return image;
  return (
    <picture className="contents">
      {/* Hidden from layout alone: a grid or flex box around the picture would count them as items. */}
      <source className="hidden" type="image/avif" srcSet={pictureSources(file, 'avif')} sizes={sizes} />
      <source className="hidden" type="image/webp" srcSet={pictureSources(file, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
