import type { Keep } from '../../../config/environment/backups';
import { CannotStart } from '../storage/cannot-start';
import { momentOf } from './archive-format';
import type { Archive, ArchivePlace } from './places/place';
import { DamagedArchive, readAbout } from './read-archive';
import { outdated } from './rotation';

/**
 * The archives of a place that open with our key and are of this fair, oldest first. Whatever else is there is not ours: it is
 * never read further, and never deleted.
 */
async function ownArchives(
  place: ArchivePlace,
  key: string,
  site: string,
): Promise<{ name: string; at: Date }[]> {
  const own: { name: string; at: Date }[] = [];
  for (const name of await namesIn(place)) {
    const at = momentOf(name);
    if (at && (await isOf(place.archive(name), key, site))) own.push({ name, at });
  }
  return own;
}

async function isOf(archive: Archive, key: string, site: string): Promise<boolean> {
  return readAbout(archive, key).then(
    (about) => about.site === site,
    () => false,
  );
}

/**
 * The newest archive of this fair, also when it is damaged: nobody should think that an older one is all that there is. Null when there
 * is none.
 */
export async function newestArchive(place: ArchivePlace, key: string, site: string): Promise<string | null> {
  for (const name of (await namesIn(place)).reverse()) {
    const isNewest = await readAbout(place.archive(name), key).then(
      (about) => about.site === site,
      (error: unknown) => {
        // A bucket that does not answer now has not said that it is another one's.
        if (!(error instanceof CannotStart)) throw error;
        return error instanceof DamagedArchive;
      },
    );
    if (isNewest) return name;
  }
  return null;
}

async function namesIn(place: ArchivePlace): Promise<string[]> {
  const names = await place.names();
  return names.filter((name) => momentOf(name) !== null).sort();
}

/** Deletes the archives that no day, week or month needs any more. Returns their names. */
export async function rotate(
  place: ArchivePlace,
  { key, keep }: { key: string; keep: Keep },
  site: string,
): Promise<string[]> {
  const gone = outdated(await ownArchives(place, key, site), keep).map(({ name }) => name);
  for (const name of gone) await place.remove(name);
  return gone;
}
