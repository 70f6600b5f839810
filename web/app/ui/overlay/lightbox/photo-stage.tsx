import { useImperativeHandle, useRef, useState, type PointerEvent, type Ref } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { Picture } from '../../media/picture';
import type { LightboxPhoto } from './lightbox-photo';
import { swipeOf } from './swipe';
import { isZoomedIn, stepZoom, zoomLimits } from './zoom';

/** One notch of a mouse wheel, in the pixels that browsers report for it. */
const wheelNotchPx = 120;

const panStepPx = 80;

/** A pointer that moved less than this pressed and did not drag, in px. */
const maxPressMovePx = 6;

const moveMs = 160;

/** A zoom step is too small to animate. With 0 the library would continue an earlier move, which undoes the step. */
const nextFrameMs = 1;

const doubleTapStep = 1;

export interface PhotoView {
  zoom: (to: 'in' | 'out' | 'whole') => void;
  pan: (x: number, y: number) => void;
}

export interface PhotoStageProps {
  ref: Ref<PhotoView>;
  photo: LightboxPhoto;
  alt: string;
  scale: number;
  onScale: (scale: number) => void;
  onSwipe: (to: 'next' | 'previous') => void;
  onPressOutside: () => void;
}

/** The photo itself: wheel, pinch and double tap zoom; dragging moves a large photo and goes to the next one when the whole photo is visible. */
export function PhotoStage({ ref, photo, alt, scale, onScale, onSwipe, onPressOutside }: PhotoStageProps) {
  const transform = useRef<ReactZoomPanPinchRef>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [calm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const zoomedIn = isZoomedIn(scale);
  const moveTimeMs = calm ? 0 : moveMs;
  // The animated move, if any: a press meanwhile starts from where it ends.
  const runningMove = useRef<{ to: number }>(null);

  const follow = async (to: number, moving: Promise<void>) => {
    const own = { to };
    runningMove.current = own;
    await moving;
    if (runningMove.current === own) runningMove.current = null;
  };
  useImperativeHandle(ref, () => ({
    zoom(to) {
      const box = stage.current?.getBoundingClientRect();
      const shown = transform.current;
      if (!box || !shown) return;
      if (to === 'whole') return void follow(1, shown.resetTransform(moveTimeMs));
      // The rendered scale may be a step behind.
      const now = runningMove.current?.to ?? shown.instance.state.scale;
      const next = stepZoom(now, to === 'in' ? 1 : -1);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      void follow(next, shown.zoomToPoint(next, x, y, nextFrameMs));
    },
    pan(x, y) {
      if (zoomedIn) void transform.current?.panBy(-x * panStepPx, -y * panStepPx, moveTimeMs);
    },
  }));

  const swipe = useSwipe({ stage, active: !zoomedIn, onSwipe, onPressOutside });
  const { width, height } = photo.image;
  const ratio = width / height;
  return (
    <div
      ref={stage}
      className="lightbox-stage absolute inset-0 overflow-hidden"
      data-scale={scale}
      {...swipe}
    >
      <TransformWrapper
        ref={transform}
        minScale={zoomLimits.min}
        maxScale={zoomLimits.max}
        centerOnInit
        centerZoomedOut
        disablePadding
        wheel={{ step: zoomLimits.step / wheelNotchPx }}
        panning={{ disabled: !zoomedIn }}
        doubleClick={{ mode: zoomedIn ? 'reset' : 'zoomIn', step: doubleTapStep, animationTime: moveTimeMs }}
        zoomAnimation={{ disabled: calm, size: 0 }}
        velocityAnimation={{ disabled: calm }}
        autoAlignment={{ sizeX: 0, sizeY: 0, animationTime: moveTimeMs }}
        onTransform={(_, state) => onScale(state.scale)}
      >
        <TransformComponent
          wrapperStyle={{ width: '100%', height: '100%' }}
          contentStyle={{ width: '100%', height: '100%', alignItems: 'center', justifyContent: 'center' }}
        >
          {/* As large as the photo, so that its place is visible before it loads. */}
          <div
            data-photo-box
            className={zoomedIn ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}
            style={{ width: `min(100cqw, ${100 * ratio}cqh)`, aspectRatio: ratio }}
          >
            <Picture
              file={photo.image}
              alt={alt}
              sizes={zoomedIn ? `${Math.ceil(scale) * 100}vw` : '100vw'}
              loading="eager"
              className="size-full"
            />
          </div>
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}

/** Follows one pointer over the stage; a second finger makes it a pinch and ends the swipe. */
function useSwipe({
  stage,
  active,
  onSwipe,
  onPressOutside,
}: Pick<PhotoStageProps, 'onSwipe' | 'onPressOutside'> & {
  stage: { current: HTMLElement | null };
  active: boolean;
}) {
  const start = useRef<{ id: number; x: number; y: number; outside: boolean } | null>(null);
  const follow = (dx: number) => stage.current?.style.setProperty('translate', dx === 0 ? '' : `${dx}px`);
  const end = () => {
    start.current = null;
    follow(0);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (!active || !event.isPrimary || event.button !== 0) return end();
      const outside = !(event.target instanceof Element && event.target.closest('[data-photo-box]'));
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, outside };
    },
    onPointerMove(event: PointerEvent) {
      if (active && event.pointerId === start.current?.id) follow(event.clientX - start.current.x);
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      if (!active || event.pointerId !== from?.id) return end();
      end();
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      const to = swipeOf(dx, dy);
      if (to !== null) onSwipe(to);
      else if (from.outside && Math.hypot(dx, dy) < maxPressMovePx) onPressOutside();
    },
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
