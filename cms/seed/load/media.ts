import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Download, Picture } from '../content/types';
import { openFileStore } from './file-store';
import { makePdf } from './pdf';
import { sizeOfWebp } from './webp';

const fileType = 'plugin::upload.file';
const folderType = 'plugin::upload.folder';

/** The names of the media library's folders, by the first segment of a picture's key. */
export const folderNames: Record<string, string> = {
  albums: 'Fotoalbums',
  catalogue: 'Advertenties en signing',
  downloads: 'Downloads',
  exhibitors: 'Standhouders',
  logos: 'Logo’s',
  maps: 'Kaarten',
  news: 'Nieuws',
  pavilions: 'Paviljoens',
  photos: 'Foto’s',
  portraits: 'Portretten',
  scenes: 'Sfeerbeelden',
  speakers: 'Sprekers',
};

/** The media library with everything the content refers to; gives the ids of the files. */
export interface Media {
  picture(picture: Picture | undefined): number | undefined;
  download(download: Download): number;
  /** Deletes the files that were written, for when the database was rolled back. */
  removeFiles(): Promise<void>;
  readonly count: number;
}

interface Item {
  folder: string;
  name: string;
  alt: string | null;
  content: Buffer;
  ext: string;
  mime: string;
  size: { width: number; height: number } | null;
}

/** Stores the pictures and downloads found anywhere in `content`, and adds them to the media library. */
export async function loadMedia(
  strapi: Core.Strapi,
  content: unknown,
  picturesFolder: string,
): Promise<Media> {
  const files = await openFileStore(
    strapi.config.get('site.bucket'),
    strapi.config.get<string>('site.storage.folder'),
  );
  const ids = new Map<string, number>();
  const written: string[] = [];
  const folders = new Map<string, { id: number; path: string }>();

  const removeFiles = async () => {
    await Promise.all(written.map((name) => files.remove(name)));
  };
  try {
    for (const [key, item] of await collect(content, picturesFolder)) {
      const folder = folders.get(item.folder) ?? (await makeFolder(strapi, item.folder));
      folders.set(item.folder, folder);
      // The name has a hash of the content, so a changed picture has another URL in every cache.
      const digest = createHash('sha256').update(item.content).digest('hex').slice(0, 8);
      const hash = `${key.replace(/[^a-z0-9]+/g, '-')}-${digest}`;
      const fileName = `${hash}${item.ext}`;
      written.push(fileName);
      await files.store(fileName, item.content, item.mime);
      const { id } = await strapi.db.query(fileType).create({
        data: {
          name: item.name,
          alternativeText: item.alt,
          ...item.size,
          hash,
          ext: item.ext,
          mime: item.mime,
          size: Math.round(item.content.length / 10) / 100,
          url: `/uploads/${fileName}`,
          provider: strapi.config.get<string>('plugin::upload.provider'),
          folder: folder.id,
          folderPath: folder.path,
        },
      });
      ids.set(key, id);
    }
  } catch (error) {
    await removeFiles();
    throw error;
  }

  const idOf = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The media library has no file for ${key}.`);
    return id;
  };
  return {
    picture: (picture) => picture && idOf(picture.key),
    download: (download) => idOf(downloadKey(download)),
    removeFiles,
    count: ids.size,
  };
}

/** Every picture and download below `content`, once, by key. */
async function collect(content: unknown, picturesFolder: string): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  const missing: string[] = [];
  for (const found of mediaIn(content)) {
    const key = 'key' in found ? found.key : downloadKey(found);
    const known = items.get(key);
    if (known) {
      if ('key' in found && known.alt !== found.alt) {
        throw new Error(`The picture ${key} has two alternative texts: "${known.alt}" and "${found.alt}".`);
      }
      continue;
    }
    const item = 'key' in found ? await pictureItem(found, picturesFolder) : downloadItem(found);
    if (item) items.set(key, item);
    else missing.push(key);
  }
  if (missing.length > 0) throw new Error(`${missing.length} pictures are missing: ${missing.join(', ')}.`);
  return items;
}

async function pictureItem({ key, alt }: Picture, folder: string): Promise<Item | null> {
  const content = await readFile(path.join(folder, `${key}.webp`)).catch(() => null);
  if (!content) return null;
  return {
    folder: key.includes('/') ? (key.split('/')[0] ?? '') : 'scenes',
    name: `${path.basename(key)}.webp`,
    alt,
    content,
    ext: '.webp',
    mime: 'image/webp',
    size: sizeOfWebp(content),
  };
}

function downloadItem({ title, fileName, text }: Download): Item {
  const content = makePdf(title, text);
  return {
    folder: 'downloads',
    name: fileName,
    alt: null,
    content,
    ext: '.pdf',
    mime: 'application/pdf',
    size: null,
  };
}

function downloadKey({ fileName }: Download): string {
  return `downloads/${fileName.replace(/\.pdf$/, '')}`;
}

function* mediaIn(value: unknown): Generator<Picture | Download> {
  if (typeof value !== 'object' || value === null) return;
  if (isPicture(value) || isDownload(value)) yield value;
  else for (const child of Object.values(value)) yield* mediaIn(child);
}

function isPicture(value: object): value is Picture {
  return 'key' in value && 'alt' in value && typeof value.key === 'string' && typeof value.alt === 'string';
}

function isDownload(value: object): value is Download {
  return (
    'fileName' in value && 'text' in value && typeof value.fileName === 'string' && Array.isArray(value.text)
  );
}

async function makeFolder(strapi: Core.Strapi, name: string): Promise<{ id: number; path: string }> {
  const title = folderNames[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const folders: unknown[] = await strapi.db.query(folderType).findMany({ select: ['id'] });
  const pathId = folders.length + 1;
  const { id } = await strapi.db
    .query(folderType)
    .create({ data: { name: title, pathId, path: `/${pathId}` } });
  return { id, path: `/${pathId}` };
}
