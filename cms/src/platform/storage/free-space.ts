import { statfs } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

export interface StorageState {
  freeBytes: number;
  minFreeBytes: number;
}

export async function readStorage(strapi: Core.Strapi): Promise<StorageState> {
  const folder: string = strapi.config.get('site.storage.folder');
  const minFreeBytes: number = strapi.config.get('site.storage.minFreeBytes');
  return { freeBytes: await freeBytesIn(folder), minFreeBytes };
}

/** The bytes that this program may still write on the disk of a folder. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** `low` warns while everything still works. */
export type StorageLevel = 'ok' | 'low' | 'full';

const warnFactor = 5;

export function levelOf({ freeBytes, minFreeBytes }: StorageState): StorageLevel {
  if (freeBytes < minFreeBytes) return 'full';
  return freeBytes < minFreeBytes * warnFactor ? 'low' : 'ok';
}
