import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHref } from 'react-router';
import { useMessages } from '../../../messages/messages';
import { Icon } from '../../media/icon';
import type { IconName } from '../../../icons/icon-names';
import { Picture } from '../../media/picture';
import { useModal } from '../use-modal';
import { clampIndex } from './clamp-index';
import { actionOfKey, type LightboxAction } from './keys';
import { LightboxCaption } from './lightbox-caption';
import type { LightboxPhoto } from './lightbox-photo';
import { PhotoStage, type PhotoView } from './photo-stage';
import { SharePhoto } from './share-photo';
import type { LightboxProps } from './use-lightbox';
import { zoomLimits } from './zoom';

export function Lightbox({ photos, first, onClose }: LightboxProps) {
  const { photos: m } = useMessages();
  const { index, upcoming, scale, setScale, show } = usePlace(photos, first);
  const view = useRef<PhotoView>(null);
  const keysId = useId();

  const photo = photos[index];
  const ownHref = useHref(photo?.path ?? '');
  const close = () => onClose(index);
  const dialog = useModal(true, close, { url: photo?.path === undefined ? undefined : ownHref });
  if (!photo) return null;

  const act = (action: LightboxAction) => {
    if (action.kind === 'show') {
      show({ previous: index - 1, next: index + 1, first: 0, last: photos.length - 1 }[action.photo]);
    } else if (action.kind === 'zoom') view.current?.zoom(action.to);
    else view.current?.pan(action.x, action.y);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOfKey(event);
    if (action === null) return;
    event.preventDefault();
    act(action);
  };

  const position = m.position(index + 1, photos.length);
  const name = m.photo(index + 1);
  return (
    <dialog
      ref={dialog}
      className="modal lightbox"
      aria-label={m.large}
      aria-describedby={keysId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <p id={keysId} hidden>
        {m.keys}
      </p>
      {/* Keys work wherever the focus is in here. It is focusable, so that a press on the photo does not move the focus out. */}
      <div role="presentation" tabIndex={-1} className="flex h-full flex-col" onKeyDown={onKeyDown}>
        <LightboxBar position={position} scale={scale} photo={photo} act={act} onClose={close}>
          {photo.path !== undefined && (
            <SharePhoto href={ownHref} title={photo.caption ?? (photo.image.alt || name)} />
          )}
        </LightboxBar>
        <div className="relative min-h-0 flex-1">
          <PhotoStage
            key={index}
            ref={view}
            photo={photo}
            alt={photo.image.alt || (photo.caption ?? name)}
            scale={scale}
            onScale={setScale}
            onSwipe={(to) => act({ kind: 'show', photo: to })}
            onPressOutside={close}
          />
          {photos.length > 1 && (
            <TurnButtons isFirst={index === 0} isLast={index === photos.length - 1} act={act} />
          )}
        </div>
        <LightboxCaption photo={photo} position={position} />
      </div>
      {upcoming && (
        <div hidden>
          <Picture file={upcoming.image} alt="" sizes="100vw" loading="eager" />
        </div>
      )}
    </dialog>
  );
}

function usePlace(photos: readonly LightboxPhoto[], first: number) {
  const [{ index, ahead }, setPlace] = useState({ index: first, ahead: first + 1 });
  const [scale, setScale] = useState(1);
  const [savingData] = useState(savesData);
  const show = (wanted: number) => {
    const next = clampIndex(wanted, photos.length);
    if (next === index) return;
    setScale(1);
    // The visitor most likely goes on in the same direction.
    setPlace({ index: next, ahead: next + Math.sign(next - index) });
  };
  return { index, upcoming: savingData ? undefined : photos[ahead], scale, setScale, show };
}

type Act = (action: LightboxAction) => void;

interface BarProps {
  position: string;
  scale: number;
  photo: LightboxPhoto;
  act: Act;
  onClose: () => void;
  children: ReactNode;
}

function LightboxBar({ position, scale, photo, act, onClose, children }: BarProps) {
  const { photos: m, shell } = useMessages();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    closeButton.current?.focus();
  }, []);
  const percent = Math.round(scale * 100);
  return (
    <div className="flex items-center gap-1 px-2 py-1.5 sm:px-4">
      <p aria-hidden className="mr-auto px-2 font-semibold whitespace-nowrap tabular-nums">
        {position}
      </p>
      <PressButton
        icon="minus"
        label={m.zoomOut}
        off={scale <= zoomLimits.min}
        onPress={() => act({ kind: 'zoom', to: 'out' })}
      />
      <button
        type="button"
        className="icon-button w-14 text-sm font-semibold tabular-nums"
        aria-label={m.wholePhoto(percent)}
        onClick={() => act({ kind: 'zoom', to: 'whole' })}
      >
        {m.percent(percent)}
      </button>
      <PressButton
        icon="plus"
        label={m.zoomIn}
        off={scale >= zoomLimits.max}
        onPress={() => act({ kind: 'zoom', to: 'in' })}
      />
      <a href={photo.image.url} download className="icon-button" aria-label={m.download}>
        <Icon name="download" />
      </a>
      {children}
      <button
        ref={closeButton}
        type="button"
        className="icon-button"
        aria-label={shell.close}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

function TurnButtons({ isFirst, isLast, act }: { isFirst: boolean; isLast: boolean; act: Act }) {
  const { photos: m } = useMessages();
  return (
    <>
      <PressButton
        icon="chevron-left"
        label={m.previous}
        off={isFirst}
        className="icon-button absolute top-1/2 left-2 -translate-y-1/2 bg-black/45 sm:left-4"
        onPress={() => act({ kind: 'show', photo: 'previous' })}
      />
      <PressButton
        icon="chevron-right"
        label={m.next}
        off={isLast}
        className="icon-button absolute top-1/2 right-2 -translate-y-1/2 bg-black/45 sm:right-4"
        onPress={() => act({ kind: 'show', photo: 'next' })}
      />
    </>
  );
}

interface PressProps {
  icon: IconName;
  label: string;
  /** Disabled but focusable, so that the focus is not lost at the end of the list. */
  off: boolean;
  className?: string;
  onPress: () => void;
}

function PressButton({ icon, label, off, className = 'icon-button', onPress }: PressProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const asked =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return asked || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
