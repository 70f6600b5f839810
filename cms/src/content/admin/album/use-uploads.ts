import { useEffect, useRef, useState } from 'react';
import { picturesIn, type LeftOut } from '../../../platform/media/admin/pictures-in';
import { UploadError, uploadPicture } from '../../../platform/media/admin/upload-picture';
import { maxPhotos } from '../../albums/shape';
import { dateTaken } from './date-taken';
import { newRow, type Row } from './rows';
import { addTexts } from './texts';

interface Waiting {
  file: File;
  takenAt: string | null;
  rank: number;
}

export interface Failed extends Waiting {
  why: string;
}

export interface UploadState {
  isReading: boolean;
  isSending: boolean;
  isStopping: boolean;
  /** Of those since the last time that nothing was sent. */
  done: number;
  total: number;
  /** Can be tried again. */
  failed: readonly Failed[];
  /** Refused for good: no second try would change it. */
  leftOut: readonly LeftOut[];
}

const idle: UploadState = {
  isReading: false,
  isSending: false,
  isStopping: false,
  done: 0,
  total: 0,
  failed: [],
  leftOut: [],
};

/** One reads its picture while the server works on the other. */
const atOnce = 2;

/**
 * Sends pictures to the media library, in the order in which they were taken.
 * @param countPhotos how many the album has now
 * @param onStored gets each as soon as it is stored
 */
export function useUploads(countPhotos: () => number, onStored: (row: Row) => void) {
  const [state, setState] = useState(idle);
  const waiting = useRef<Waiting[]>([]);
  const working = useRef(0);
  const lastRank = useRef(0);

  useEffect(
    () => () => {
      waiting.current = [];
    },
    [],
  );

  function send(files: readonly Waiting[]) {
    if (files.length === 0) return;
    const isNew = working.current === 0;
    waiting.current.push(...files);
    setState((now) => ({
      ...now,
      isSending: true,
      done: isNew ? 0 : now.done,
      total: (isNew ? 0 : now.total) + files.length,
    }));
    while (working.current < Math.min(atOnce, waiting.current.length + working.current)) void work();
  }

  async function work() {
    working.current += 1;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await sendOne(next);
    working.current -= 1;
    if (working.current === 0) setState((now) => ({ ...now, isSending: false, isStopping: false }));
  }

  async function sendOne(one: Waiting) {
    try {
      const stored = await uploadPicture(one.file);
      onStored(newRow(stored, one.takenAt, one.rank));
      setState((now) => ({ ...now, done: now.done + 1 }));
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      const mayRetry = !(error instanceof UploadError) || error.mayRetry;
      setState((now) => ({
        ...now,
        failed: mayRetry ? [...now.failed, { ...one, why }] : now.failed,
        leftOut: mayRetry ? now.leftOut : [...now.leftOut, { name: one.file.name, why }],
      }));
    }
  }

  return {
    state,

    async add(files: readonly File[]) {
      if (files.length === 0) return;
      setState((now) => ({ ...now, isReading: true }));
      const { pictures, leftOut } = await picturesIn(files);
      const room = Math.max(0, maxPhotos - countPhotos() - waiting.current.length - working.current);
      const sorted = await inOrder(pictures.slice(0, room));
      const tooMany = pictures.slice(room).map(({ name }) => ({ name, why: addTexts.tooMany }));
      setState((now) => ({
        ...now,
        isReading: false,
        leftOut: [...now.leftOut, ...leftOut, ...tooMany],
      }));
      send(sorted.map((one) => ({ ...one, rank: ++lastRank.current })));
    },

    /** Those that are on their way arrive: an upload that is cut off may be stored all the same. */
    stop() {
      const stopped = waiting.current.splice(0).map((one) => ({ ...one, why: addTexts.stopped }));
      setState((now) => ({ ...now, isStopping: true, failed: [...now.failed, ...stopped] }));
    },

    retry() {
      setState((now) => ({ ...now, failed: [] }));
      send(state.failed);
    },

    hideLeftOut() {
      setState((now) => ({ ...now, leftOut: [] }));
    },
  };
}

/** By when they were taken; files that do not say so by when they were last changed, which is no time to show. */
async function inOrder(files: readonly File[]): Promise<Omit<Waiting, 'rank'>[]> {
  const dated = [];
  for (const file of files) {
    const takenAt = await dateTaken(file);
    dated.push({ file, takenAt, at: takenAt === null ? file.lastModified : Date.parse(takenAt) });
  }
  return dated
    .toSorted((one, other) => one.at - other.at || compareNames(one.file.name, other.file.name))
    .map(({ file, takenAt }) => ({ file, takenAt }));
}

const compareNames = new Intl.Collator('nl', { numeric: true }).compare;
