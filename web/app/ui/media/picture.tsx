import { preload } from 'react-dom';
import type { PictureFile } from '../../content/types/fields/picture';
import { useLangOf } from '../../messages/messages';
import { cx } from '../cx';
import { focusClasses } from './focal-point';

/** Widths in pixels that the site's image server makes; see server/images/. */
const servedWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920];

/** Width of what browsers load that do not know AVIF: they are few. */
const maxFallbackWidth = 960;
/** A small picture with more pixels than this for each of the page is not seen to be sharper. */
const maxDensity = 2;
/** The most CSS pixels that a small picture takes; null for a picture whose size hangs on the window. */
function smallPixels(sizes: string): number | null {
  return /vw|rem(?:,|$)/.test(sizes) ? null : Math.max(...(sizes.match(/\d+(?=px)/g) ?? []).map(Number));
}

/** Every served width up to the first that covers what is shown, or the original. */
function widthsFor(file: PictureFile, small: number | null): number[] {
  const needed = small === null ? file.width : Math.min(file.width, small * maxDensity);
  const covering = servedWidths.findIndex((width) => width >= needed);
  return covering === -1 ? servedWidths : servedWidths.slice(0, covering + 1);
}

const pictureUrl = (file: PictureFile, width: number, format: 'avif' | 'webp') =>
  `/beeld/${width}/${uploadName(file.url)}.${format}`;

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
  const small = smallPixels(sizes);
  const resizable = isResizable(file);
  // AVIF saves little on small pictures, and a list has many of them.
  const format = small === null ? 'avif' : 'webp';
  const widths = resizable ? widthsFor(file, small) : [];
  const sources = widths.map((width) => `${pictureUrl(file, width, format)} ${width}w`).join(', ');
  const src = resizable ? pictureUrl(file, Math.min(widths.at(-1) ?? 0, maxFallbackWidth), 'webp') : file.url;
  const srcSet = small !== null && widths.length > 1 ? sources : undefined;
  if (priority && resizable) {
    preload(src, {
      as: 'image',
      type: `image/${format}`,
      imageSrcSet: sources,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      lang={alt === file.alt && alt !== '' ? lang : undefined}
      width={file.width}
      height={file.height}
      loading={priority ? undefined : loading}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      className={cx(
        'picture',
        fit === 'contain' ? 'object-contain' : focusClasses(file.focalPoint),
        className,
      )}
    />
  );
  if (!resizable || small !== null) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      {image}
    </picture>
  );
}
