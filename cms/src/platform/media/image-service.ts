import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { StoredFile } from './content-name';
import { kindOf } from './kinds';
import { libraryPictures } from './picture-process';
import type { Measured, PictureOrder } from './picture-program';

interface PictureFile extends StoredFile {
  name: string;
  mime: string;
  filepath: string;
  tmpWorkingDirectory: string;
  width?: number;
  height?: number;
}

/** The service with which Strapi reads and writes pictures; in its own, the native library is part of the server. */
export interface ImageService {
  isImage(file: PictureFile): Promise<boolean>;
  isFaultyImage(file: PictureFile): Promise<boolean>;
  isOptimizableImage(file: PictureFile): Promise<boolean>;
  isResizableImage(file: PictureFile): Promise<boolean>;
  getDimensions(file: PictureFile): Promise<{ width: number; height: number }>;
  generateResponsiveFormats(file: PictureFile): Promise<[]>;
  generateThumbnail(file: PictureFile): Promise<StoredFile | null>;
  optimize(file: PictureFile): Promise<PictureFile>;
  generateFileName(name: string): string;
}

const thumbnail = { width: 245, height: 156 };
const formats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;

const isPicture = async ({ mime }: PictureFile) => kindOf(mime) === 'picture';
const formatOf = (mime: string) => Object.entries(formats).find(([known]) => known === mime)?.[1];

/** Does in the process for pictures what Strapi does with them. Every file was checked when it came in, by its bytes. */
export function withPictureProcess(stock: ImageService): ImageService {
  return {
    ...stock,
    isImage: isPicture,
    isFaultyImage: async () => false,
    isOptimizableImage: async ({ mime }) => formatOf(mime) !== undefined,
    isResizableImage: async ({ mime }) => mime !== 'image/avif' && kindOf(mime) === 'picture',
    getDimensions: ({ filepath: file }) => libraryPictures.run({ task: 'measure', file }),
    // The site resizes pictures from the original.
    generateResponsiveFormats: async () => [],

    async generateThumbnail(file) {
      const { width = 0, height = 0 } = file;
      if (width <= thumbnail.width && height <= thumbnail.height) return null;
      const hash = `thumbnail_${file.hash}`;
      const to = path.join(file.tmpWorkingDirectory, hash);
      const written = await libraryPictures.run({ task: 'shrink', file: file.filepath, to, ...thumbnail });
      return {
        name: `thumbnail_${file.name}`,
        hash,
        ext: file.ext,
        mime: file.mime,
        ...fileOf(to, written),
      };
    },

    async optimize(file) {
      const { sizeOptimization = false, autoOrientation: autoOrient = false } =
        (await strapi.plugin('upload').service('upload').getSettings()) ?? {};
      const format = formatOf(file.mime);
      if ((!sizeOptimization && !autoOrient) || format === undefined) return file;
      const to = path.join(file.tmpWorkingDirectory, `optimized-${file.hash}`);
      const quality = sizeOptimization ? 80 : 100;
      const order: PictureOrder = { task: 'compress', file: file.filepath, to, format, quality, autoOrient };
      return { ...file, ...fileOf(to, await libraryPictures.run(order)) };
    },
  };
}

const fileOf = (filepath: string, { width, height, bytes }: Measured) => ({
  filepath,
  width,
  height,
  size: Math.round((bytes / 1000) * 100) / 100,
  sizeInBytes: bytes,
  getStream: () => createReadStream(filepath),
});
