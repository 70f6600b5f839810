import { useMessages } from '../messages/messages';
import type { LightboxPhoto } from '../ui/overlay/lightbox/lightbox-photo';
import { photographersOf } from '../site/album-photos';

export interface AlbumFactsProps {
  date: string;
  count: number;
  photos: readonly Pick<LightboxPhoto, 'credit'>[];
}

export function AlbumFacts({ date, count, photos }: AlbumFactsProps) {
  const { photos: m, format } = useMessages();
  const photographers = photographersOf(photos);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-base">
      <time dateTime={date} className="font-medium text-brand-ink">
        {format.day(date, 'long')}
      </time>
      <span>{m.count(count)}</span>
      {photographers.length > 0 && <span>{m.by(photographers.join(', '))}</span>}
    </p>
  );
}
