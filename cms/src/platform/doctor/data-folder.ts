import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { freeBytesIn, levelOf } from '../storage/free-space';
import type { Finding } from './finding';
import { dataFolderFindings } from './texts';

const bytesPerMegabyte = 1024 * 1024;

/**
 * Checks that the data folder is writable, has room, and is closed to others on this machine. Writes nothing.
 */
export async function checkDataFolder(folder: string, minFreeBytes: number): Promise<Finding[]> {
  const existing = nearestExisting(folder);
  if (!existing || !isWritable(existing))
    return [{ weight: 'error', ...dataFolderFindings.notWritable(folder) }];
  return [
    ...(await checkSpace(folder, existing, minFreeBytes)),
    ...(existing === folder ? checkRights(folder) : []),
  ];
}

async function checkSpace(folder: string, existing: string, minFreeBytes: number): Promise<Finding[]> {
  const freeBytes = await freeBytesIn(existing);
  const level = levelOf({ freeBytes, minFreeBytes });
  if (level === 'ok') return [];
  const freeMb = Math.floor(freeBytes / bytesPerMegabyte);
  const minFreeMb = minFreeBytes / bytesPerMegabyte;
  return [
    level === 'full'
      ? { weight: 'error', ...dataFolderFindings.full(folder, freeMb, minFreeMb) }
      : { weight: 'warning', ...dataFolderFindings.nearlyFull(folder, freeMb, minFreeMb) },
  ];
}

/** On Windows rights are not a mode. */
function checkRights(folder: string): Finding[] {
  if (process.platform === 'win32' || (statSync(folder).mode & 0o007) === 0) return [];
  return [{ weight: 'warning', ...dataFolderFindings.open(folder) }];
}

function nearestExisting(folder: string): string | null {
  if (existsSync(folder)) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : nearestExisting(parent);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
