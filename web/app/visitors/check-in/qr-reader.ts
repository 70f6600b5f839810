/** Reads a QR code in what a camera shows; null when there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Larger pictures of a badge in front of a phone say nothing more, and take longer. In pixels. */
const maxSide = 720;

export async function openReader(): Promise<ReadCode> {
  const own = await ownDetector();
  if (own) return async (video) => (await own.detect(video))[0]?.rawValue ?? null;
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!drawing || canvas.width === 0 || canvas.height === 0) return Promise.resolve(null);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decode(drawing.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      // It throws for a picture without a code.
      return Promise.resolve(null);
    }
  };
}

async function ownDetector(): Promise<Detector | null> {
  const Found: unknown = Reflect.get(window, 'BarcodeDetector');
  if (!isDetectorClass(Found)) return null;
  // Some systems have the class and nothing behind it.
  const formats = await Found.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new Found({ formats: ['qr_code'] }) : null;
}

const isDetectorClass = (value: unknown): value is DetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;
