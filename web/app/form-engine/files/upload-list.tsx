import { fileLimits } from 'beursvloer-domain/forms';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { fetchFileTexts } from '../../messages/fetched';
import { useMessages } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { Button } from '../../ui/form/button';
import { Icon } from '../../ui/media/icon';
import type { FormField } from '../form';
import { sendFile, takeBack, type FileTarget } from './send-file';
import { readSentFile } from './sent-file';
import { createUploads, type ChosenFile, type FileEvent } from './uploads';

export interface UploadListProps {
  field: FormField;
  target: FileTarget;
  /** Files that the form had before: uploads as JSON. */
  kept: readonly string[];
  input: RefObject<HTMLInputElement | null>;
}

export async function loadUploadList() {
  await fetchFileTexts();
  return UploadList;
}

function UploadList({ field, target, kept, input }: UploadListProps) {
  const { files: m } = useMessages();
  const [uploads] = useState(() =>
    createUploads({
      limits: fileLimits(field),
      send: (file, onProgress) => sendFile(target, file, onProgress),
      takeBack: (id) => takeBack(target, id),
    }),
  );
  const { files, event } = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot);

  useEffect(() => uploads.sync(kept.map(readSentFile).filter((file) => file !== null)), [uploads, kept]);
  useEffect(() => () => uploads.stop(), [uploads]);

  const take = useEffectEvent((element: HTMLInputElement) => {
    const chosen = [...(element.files ?? [])];
    element.value = '';
    uploads.add(chosen);
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const onChange = () => take(element);
    // Chosen before this code was there.
    take(element);
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
  }, [input]);

  // The form reads its fields when one of them says that it changed.
  const sent = files.map(textOf);
  const state = sent.join('\n');
  const before = useRef('');
  useEffect(() => {
    if (state !== before.current) input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    before.current = state;
  }, [input, state]);

  function remove(key: number) {
    uploads.remove(key);
    // Its button is gone.
    input.current?.focus();
  }

  return (
    <>
      {sent.map((text, index) => (
        <input key={files[index]?.key} type="hidden" name={field.name} value={text} />
      ))}
      {files.length > 0 && (
        <ul aria-label={m.list(field.label)} className="mt-2 grid gap-2">
          {files.map((file) => (
            <li
              key={file.key}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-3"
            >
              <FileState file={file} />
              <span className="flex gap-1">
                {file.canRetry && (
                  <Button
                    tone="quiet"
                    size="small"
                    className="min-h-11"
                    onClick={() => uploads.retry(file.key)}
                  >
                    {m.retry}
                    <span className="sr-only"> {file.name}</span>
                  </Button>
                )}
                <Button tone="quiet" size="small" className="min-h-11" onClick={() => remove(file.key)}>
                  {file.upload === null && file.fault === null ? m.cancel : m.remove}
                  <span className="sr-only"> {file.name}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {event && [sentenceOf(event, m), ...replacedBy(event, files, m)].join(' ')}
      </p>
    </>
  );
}

function FileState({ file: { name, bytes, progress, upload, fault, replaced } }: { file: ChosenFile }) {
  const { files: m, format } = useMessages();
  const percent = Math.floor(progress * 100);
  const isSending = upload === null && fault === null;
  return (
    <div className="min-w-0 flex-1 basis-40 py-1">
      <p>
        {name} <span className="whitespace-nowrap text-ink-soft">({format.fileSize(bytes / 1000)})</span>
      </p>
      {replaced !== null && <p className="text-sm text-ink-soft">{m.replaced(replaced)}</p>}
      {isSending && (
        <p className="mt-1 flex items-center gap-2 text-sm text-ink-soft">
          <progress value={progress} aria-label={name} className="upload-progress" />
          <span className="tabular-nums">{percent < 100 ? m.sending(percent) : m.checking}</span>
        </p>
      )}
      {upload && (
        <p className="flex items-center gap-1.5 text-sm text-good-ink">
          <Icon name="circle-check" />
          {m.done}
        </p>
      )}
      {fault && (
        <p className="flex gap-1.5 text-sm text-danger">
          <Icon name="circle-alert" className="mt-0.5" />
          {m.faults[fault](name)}
        </p>
      )}
    </div>
  );
}

function textOf({ upload, fault, name }: ChosenFile): string {
  return JSON.stringify(upload ?? { fault: fault ?? 'sending', name });
}

/** The sentence about the file that the one of an event took the place of, if it did. */
function replacedBy({ name }: FileEvent, files: readonly ChosenFile[], m: Messages['files']): string[] {
  const replaced = files.find((file) => file.name === name)?.replaced;
  return replaced ? [m.replaced(replaced)] : [];
}

function sentenceOf({ what, name }: FileEvent, m: Messages['files']): string {
  return what === 'started' || what === 'done' || what === 'removed'
    ? m.said[what](name)
    : m.faults[what](name);
}
