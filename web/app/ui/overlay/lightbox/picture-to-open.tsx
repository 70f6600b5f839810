import { useMessages } from '../../../messages/messages';
import { cx } from '../../cx';
import { Picture, type PictureProps } from '../../media/picture';
import { useLightbox } from './use-lightbox';

export function PictureToOpen({ className, ...picture }: PictureProps) {
  const { photos: m } = useMessages();
  const { file } = picture;
  const { linkTo, lightbox } = useLightbox([{ image: file, caption: null, credit: null }]);
  return (
    <>
      <a
        href={file.url}
        aria-label={file.alt ? m.open(file.alt) : m.large}
        className={cx('block cursor-zoom-in overflow-hidden', className)}
        {...linkTo(0)}
      >
        <Picture {...picture} className="size-full" />
      </a>
      {lightbox}
    </>
  );
}
