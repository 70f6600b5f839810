import type { Readable } from 'node:stream';
import type { BackupPlace } from '../../../../config/environment/backups';
import { folderPlace } from './folder';

export interface Archive {
  name: string;
  /** Its bytes. Rejects with a line that says why there are none. */
  open(): Promise<Readable>;
  bytes(): Promise<number>;
}

/** A place with archives, of whatever fair. All names are those of files, without a folder. */
export interface ArchivePlace {
  name: string;
  names(): Promise<string[]>;
  archive(name: string): Archive;
  /** Stores an archive: it is there under its name once it is whole, and nothing is left when its stream fails. */
  store(name: string, content: Readable): Promise<void>;
  remove(name: string): Promise<void>;
}

export async function openPlace(place: BackupPlace): Promise<ArchivePlace> {
  if (place.kind === 'folder') return folderPlace(place.folder);
  // Loaded here only: the client of S3 takes its time.
  const { bucketPlace } = await import('./bucket.js');
  return bucketPlace(place.bucket);
}
