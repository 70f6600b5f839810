import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { openReader, type ReadCode } from './qr-reader';

/** off: nobody asked for it; denied: it may not be used; missing: there is none, or it is in use. */
export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing';

const pauseMs = 120;
/** A code that stays in view counts once; out of view this long, it is shown again. */
const sameCodeMs = 2_000;

/** The camera and the codes that it sees. Each code is reported once while it stays in view. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [isWanted, setWanted] = useState(false);
  const [found, setFound] = useState<Exclude<CameraState, 'off' | 'starting'> | null>(null);
  const report = useEffectEvent(onCode);

  useEffect(() => {
    const screen = video.current;
    if (!isWanted || !screen) return;
    const end = new AbortController();
    void watch(screen, end.signal, (code) => report(code)).then(
      () => undefined,
      (error: unknown) => {
        if (end.signal.aborted) return;
        setFound(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');
        setWanted(false);
      },
    );
    const onPlaying = () => setFound('on');
    screen.addEventListener('playing', onPlaying, { signal: end.signal });
    return () => end.abort();
  }, [isWanted, video]);

  function want(wanted: boolean) {
    setFound(null);
    setWanted(wanted);
  }
  const state: CameraState = isWanted ? (found ?? 'starting') : (found ?? 'off');
  return { state, start: () => want(true), stop: () => want(false) };
}

/** Shows the camera and reads codes until the signal says so. Throws when there is no camera. */
async function watch(screen: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void) {
  // Browsers have no devices on a page without https.
  if (!('mediaDevices' in navigator)) throw new Error('This page has no cameras');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const close = () => {
    stream.getTracks().forEach((track) => track.stop());
    screen.srcObject = null;
  };
  if (signal.aborted) return close();
  signal.addEventListener('abort', close, { once: true });
  screen.srcObject = stream;
  await screen.play();
  const read = await openReader();
  await readAll(read, screen, signal, onCode);
}

async function readAll(
  read: ReadCode,
  screen: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  let last = { code: '', atMs: -Infinity };
  while (!signal.aborted) {
    const code = await read(screen).catch(() => null);
    const nowMs = performance.now();
    if (code !== null) {
      const isSame = code === last.code && nowMs - last.atMs < sameCodeMs;
      last = { code, atMs: nowMs };
      if (!isSame) onCode(code);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
