import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import sharp from 'sharp';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small picture, with the time at which a camera took it when there is one. */
async function picture(name: string, hue: number, taken?: string): Promise<ChosenFile> {
  const drawn = sharp({
    create: { width: 120, height: 80, channels: 3, background: `hsl(${hue}, 60%, 50%)` },
  });
  const dated = taken === undefined ? drawn : drawn.withExif({ IFD2: { DateTimeOriginal: taken } });
  return { name, mimeType: 'image/jpeg', buffer: await dated.jpeg().toBuffer() };
}

const time = (index: number) => `2025:03:11 ${String(8 + index).padStart(2, '0')}:15:00`;

/**
 * Twenty pictures and three files that are none, as somebody has them after a day: `IMG_1.jpg` to `IMG_12.jpg` were taken one
 * after the other, the latest of which are in a ZIP, and of eight in a folder of the ZIP no time is known.
 */
export async function filesOfADay(): Promise<ChosenFile[]> {
  const dated = await Promise.all(
    Array.from({ length: 12 }, (_, index) => picture(`IMG_${index + 1}.jpg`, index * 30, time(index))),
  );
  const undated = await Promise.all(
    Array.from({ length: 8 }, (_, index) => picture(`zaal-${index + 1}.jpg`, index * 45 + 10)),
  );
  const text = (name: string): ChosenFile => ({
    name,
    mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'text/plain',
    buffer: Buffer.from('Dit is geen foto.'),
  });
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const { name, buffer } of dated.slice(8))
    await zip.add(`dag/${name}`, new BlobReader(new Blob([new Uint8Array(buffer)])));
  for (const { name, buffer } of undated)
    await zip.add(`dag/zalen/${name}`, new BlobReader(new Blob([new Uint8Array(buffer)])));
  await zip.add('dag/lees-mij.txt', new TextReader('Dit is geen foto.'));
  await zip.add('__MACOSX/dag/._IMG_9.jpg', new TextReader('x'));
  const packed = Buffer.from(await (await zip.close()).arrayBuffer());
  return [
    // Browsers give files in any order.
    ...dated.slice(0, 8).reverse(),
    text('brief.txt'),
    text('geen-foto.jpg'),
    { name: 'fotos.zip', mimeType: 'application/zip', buffer: packed },
  ];
}
