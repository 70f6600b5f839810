import { useState } from 'react';
import { picturesIn, type LeftOut } from '../../media/admin/pictures-in';
import { storableName } from '../../media/admin/storable-name';
import { uploadPicture } from '../../media/admin/upload-picture';
import { mostPictures } from '../shape';
import { picturesTexts } from './texts';

export interface ListPictures {
  leftOut: readonly LeftOut[];
  /** While they are stored in the media library. */
  progress: { done: number; total: number } | null;
  isReading: boolean;
}

/** The files that come along with a list. They wait in the browser until the list is stored. */
export function useListPictures() {
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [state, setState] = useState<ListPictures>({ leftOut: [], progress: null, isReading: false });

  return {
    state,

    clear() {
      setFiles(new Map());
      setState({ leftOut: [], progress: null, isReading: false });
    },

    /** Takes the pictures among files. Returns the names of all that there are then. */
    async add(chosen: File[], before: readonly string[]): Promise<string[]> {
      setState((now) => ({ ...now, isReading: true }));
      const { pictures, leftOut } = await picturesIn(chosen);
      const all = new Map(files);
      const refused = [...leftOut];
      for (const picture of pictures) {
        const name = storableName(picture.name);
        if (all.has(name)) refused.push({ name, why: picturesTexts.double });
        else if (all.size >= mostPictures) refused.push({ name, why: picturesTexts.tooMany(mostPictures) });
        else all.set(name, picture);
      }
      setFiles(all);
      setState((now) => ({ ...now, leftOut: [...now.leftOut, ...refused], isReading: false }));
      return [...new Set([...before, ...all.keys()])];
    },

    /**
     * Stores some in the media library, which may give them another ending.
     * @returns the names as the library has them; null for those that it refuses
     */
    async store(names: readonly string[]): Promise<Map<string, string | null>> {
      const stored = new Map<string, string | null>();
      const refused: LeftOut[] = [];
      for (const [done, name] of names.entries()) {
        setState((now) => ({ ...now, progress: { done, total: names.length } }));
        const file = files.get(name);
        if (!file) continue;
        try {
          stored.set(name, (await uploadPicture(file)).name);
        } catch (error) {
          stored.set(name, null);
          refused.push({ name, why: error instanceof Error ? error.message : '' });
        }
      }
      setFiles((now) => new Map([...now].filter(([name]) => stored.get(name) === undefined)));
      setState((now) => ({ ...now, leftOut: [...now.leftOut, ...refused], progress: null }));
      return stored;
    },
  };
}
