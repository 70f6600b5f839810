import { useLangOf, useMessages } from '../../../messages/messages';
import type { LightboxPhoto } from './lightbox-photo';

export function LightboxCaption({ photo, position }: { photo: LightboxPhoto; position: string }) {
  const { photos: m } = useMessages();
  const lang = useLangOf()(photo);
  const { caption, credit, image } = photo;
  return (
    <div
      role="status"
      className="flex min-h-14 flex-wrap items-baseline justify-center gap-x-4 gap-y-0.5 px-4 py-3 text-center"
    >
      <span className="sr-only">{position}</span>
      {caption !== null ? (
        <p lang={lang} className="max-w-text font-medium text-balance">
          {caption}
        </p>
      ) : (
        <p className="sr-only">{image.alt}</p>
      )}
      {credit !== null && <p className="text-sm text-on-foot-soft">{m.credit(credit)}</p>}
    </div>
  );
}
