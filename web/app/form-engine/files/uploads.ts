import { isNamedAs, type FileLimits } from 'beursvloer-domain/forms';
import type { Sending } from './send-file';
import type { FileFault, SentFile, Upload } from './sent-file';

export interface ChosenFile {
  key: number;
  name: string;
  bytes: number;
  /** How much of it is sent, from 0 to 1. */
  progress: number;
  upload: Upload | null;
  fault: FileFault | null;
  canRetry: boolean;
  /** The name of the file that it took the place of, in a field for one file. */
  replaced: string | null;
}

export interface FileEvent {
  what: 'started' | 'done' | 'removed' | FileFault;
  name: string;
}

interface Entry extends ChosenFile {
  file: File | null;
  sending: Sending | null;
}

export interface UploadsOptions {
  limits: FileLimits;
  send: (file: File, onProgress: (part: number) => void) => Sending;
  takeBack: (id: string) => void;
}

/** Faults that another try can mend. */
const passing: readonly FileFault[] = ['cut-off', 'unavailable', 'too-often', 'damaged'];

export function createUploads({ limits, send, takeBack }: UploadsOptions) {
  let entries: readonly Entry[] = [];
  let lastKey = 0;
  let event: FileEvent | null = null;
  let snapshot: { files: readonly ChosenFile[]; event: FileEvent | null } = { files: [], event };
  const listeners = new Set<() => void>();

  function change(next: readonly Entry[], happened: FileEvent | null = event) {
    entries = next;
    event = happened;
    snapshot = { files: entries, event };
    for (const notify of listeners) notify();
  }
  const update = (key: number, more: Partial<Entry>, happened?: FileEvent) =>
    change(
      entries.map((entry) => (entry.key === key ? { ...entry, ...more } : entry)),
      happened,
    );
  const find = (key: number) => entries.find((entry) => entry.key === key);

  function start(key: number, file: File) {
    const sending = send(file, (progress) => update(key, { progress }));
    const fresh = { sending, file, progress: 0, upload: null, fault: null, canRetry: false };
    update(key, fresh, { what: 'started', name: file.name });
    void sending.done.then((outcome) => {
      if (find(key)?.sending !== sending) return;
      if ('fault' in outcome) return fail(key, outcome.fault);
      const { name, bytes } = outcome;
      update(key, { sending: null, upload: outcome, name, bytes }, { what: 'done', name });
    });
  }

  function fail(key: number, fault: FileFault) {
    const { file = null, name = '' } = find(key) ?? {};
    const canRetry = file !== null && passing.includes(fault);
    update(key, { sending: null, upload: null, fault, canRetry }, { what: fault, name });
  }

  function remove(key: number) {
    const entry = find(key);
    if (!entry) return;
    change(
      entries.filter((other) => other !== entry),
      { what: 'removed', name: entry.name },
    );
    entry.sending?.abort();
    if (entry.upload) takeBack(entry.upload.id);
  }

  function faultOf({ name, size }: File): FileFault | null {
    if (entries.filter(({ fault }) => fault === null).length >= limits.maxFiles) return 'too-many';
    if (size === 0) return 'empty';
    if (size > limits.maxBytes) return 'too-large';
    return isNamedAs(name, limits.types) ? null : 'wrong-type';
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,

    add(files: readonly File[]) {
      const before = limits.maxFiles === 1 && files.length > 0 ? entries : [];
      for (const { key } of before) remove(key);
      for (const [index, file] of files.entries()) {
        const fault = faultOf(file);
        const key = (lastKey += 1);
        const { name, size: bytes } = file;
        const replaced = index === 0 ? (before.at(-1)?.name ?? null) : null;
        const none = { progress: 0, upload: null, sending: null, canRetry: false, replaced };
        change([...entries, { ...none, key, name, bytes, file, fault }]);
        if (fault === null) start(key, file);
        else fail(key, fault);
      }
    },

    retry(key: number) {
      const file = find(key)?.file;
      if (file) start(key, file);
    },

    remove,

    /** Takes over what the server says it has, or has no more; a file that is still here is sent again. */
    sync(kept: readonly SentFile[]) {
      for (const file of kept) {
        const entry = entries.find(({ upload }) => upload !== null && upload.id === file.id);
        if ('fault' in file) {
          if (entry?.file) start(entry.key, entry.file);
          else if (entry) fail(entry.key, file.fault);
        } else if (!entry) {
          const key = (lastKey += 1);
          const { name, bytes } = file;
          const none = {
            progress: 1,
            fault: null,
            file: null,
            sending: null,
            canRetry: false,
            replaced: null,
          };
          change([...entries, { ...none, key, name, bytes, upload: file }]);
        }
      }
    },

    stop() {
      for (const { sending } of entries) sending?.abort();
    },
  };
}
