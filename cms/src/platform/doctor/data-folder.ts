import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { freeBytesIn, levelOf } from '../storage/free-space';
import type { Finding } from './finding';

const bytesPerMegabyte = 1024 * 1024;

/**
 * Checks that the data folder is writable, has room, and is closed to others on this machine. Writes nothing.
 */
export async function checkDataFolder(folder: string, minFreeBytes: number): Promise<Finding[]> {
  const existing = nearestExisting(folder);
  if (!existing || !isWritable(existing))
    return [
      {
        weight: 'error',
        nl: `In DATA_DIR (${folder}) kan deze gebruiker niet schrijven. Geef de map aan de gebruiker van de inhoudsserver.`,
        en: `This user cannot write to DATA_DIR (${folder}). Give the folder to the user of the content backend.`,
      },
    ];
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
      ? {
          weight: 'error',
          nl: `Op de schijf van DATA_DIR (${folder}) is ${freeMb} MB vrij, minder dan MIN_FREE_MB (${minFreeMb}): er wordt niets nieuws opgeslagen. Maak ruimte.`,
          en: `The disk of DATA_DIR (${folder}) has ${freeMb} MB free, less than MIN_FREE_MB (${minFreeMb}): nothing new is stored. Make room.`,
        }
      : {
          weight: 'warning',
          nl: `Op de schijf van DATA_DIR (${folder}) is nog ${freeMb} MB vrij; onder de ${minFreeMb} MB wordt niets nieuws opgeslagen. Maak op tijd ruimte.`,
          en: `The disk of DATA_DIR (${folder}) has ${freeMb} MB left; below ${minFreeMb} MB nothing new is stored. Make room in time.`,
        },
  ];
}

/** On Windows rights are not a mode. */
function checkRights(folder: string): Finding[] {
  if (process.platform === 'win32' || (statSync(folder).mode & 0o007) === 0) return [];
  return [
    {
      weight: 'warning',
      nl: `Andere gebruikers van deze machine kunnen in DATA_DIR (${folder}): daar staan gegevens van bezoekers. Sluit de map: chmod 700 ${folder}`,
      en: `Other users of this machine can look into DATA_DIR (${folder}), which holds visitors’ data. Close it: chmod 700 ${folder}`,
    },
  ];
}

/** The folder itself, or the one in which it will be made. */
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
