import { useEffect, useId, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { clampIndex } from './clamp-index';
import type { LightboxPhoto } from './lightbox-photo';

export interface LightboxProps {
  photos: readonly LightboxPhoto[];
  first: number;
  onClose: (last: number) => void;
}

export interface LightboxHandle {
  /** Props for the link of a photo: a plain press opens the lightbox, any other press is the browser's. */
  linkTo: (index: number) => {
    'data-photo': string;
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  /**
   * Opens the photo at this position, or the nearest one there is.
   * @param fallbackUrl where to go when the lightbox cannot be loaded
   */
  open: (index: number, fallbackUrl: string) => void;
  lightbox: ReactNode;
}

/** Opens photos large, one at a time. The lightbox and its zooming are fetched with the first photo that is opened. */
export function useLightbox(photos: readonly LightboxPhoto[]): LightboxHandle {
  const gallery = useId();
  const [shown, setShown] = useState<{ Lightbox: ComponentType<LightboxProps>; first: number } | null>(null);
  const [leftAt, setLeftAt] = useState<number | null>(null);

  useEffect(() => {
    if (leftAt === null) return;
    // The link of the photo that was shown last, if it is on this page.
    document.querySelector<HTMLElement>(`[data-photo="${gallery} ${leftAt}"]`)?.focus();
  }, [gallery, leftAt]);

  const open = (index: number, fallbackUrl: string) => {
    const first = clampIndex(index, photos.length);
    if (first === -1) return;
    import('./lightbox').then(
      ({ Lightbox }) => {
        setLeftAt(null);
        setShown({ Lightbox, first });
      },
      () => window.location.assign(fallbackUrl),
    );
  };

  return {
    open,
    linkTo: (index) => ({
      'data-photo': `${gallery} ${index}`,
      onClick: (event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        open(index, event.currentTarget.href);
      },
    }),
    lightbox: shown && (
      <shown.Lightbox
        photos={photos}
        first={shown.first}
        onClose={(last) => {
          setShown(null);
          setLeftAt(last);
        }}
      />
    ),
  };
}

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
