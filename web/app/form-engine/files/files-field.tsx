import { fileLimits } from 'beursvloer-domain/forms';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useMessages } from '../../messages/messages';
import type { FieldWords } from '../../ui/form/field-frame';
import { FileField } from '../../ui/form/file-field';
import type { FormField } from '../form';
import type { FileTarget } from './send-file';
import { uploadsIn } from './sent-file';
import type { UploadListProps } from './upload-list';

export interface FilesFieldProps {
  field: FormField;
  words: FieldWords;
  required: boolean;
  /** Of the form: the path that it is sent to, and its name. */
  form: { action: string | undefined; name: string };
  /** Files that the form had before: uploads as JSON. */
  kept: readonly string[];
}

/**
 * A field for files. Without scripts they go with the form, and those that arrived with a rejected form can be ticked again.
 * With scripts each is sent as soon as it is chosen.
 */
export default function FilesField({ field, words, required, form, kept }: FilesFieldProps) {
  const { files: m, format } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<FileTarget | null>(null);
  const [List, setList] = useState<ComponentType<UploadListProps> | null>(null);
  const { name, label } = field;
  const { maxFiles, maxBytes, types } = fileLimits(field);
  const { action, name: formName } = form;
  useEffect(() => {
    let isMounted = true;
    const { pathname: page } = new URL(action ?? '', window.location.href);
    const load = async () => (await import('./upload-list')).loadUploadList();
    load().then(
      (loaded) => {
        if (!isMounted) return;
        setTarget({ page, form: formName, field: name });
        setList(() => loaded);
      },
      // Then the files go with the form.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [action, formName, name]);

  const takes = m.takes(
    types.map((type) => type.toUpperCase()),
    format.fileSize(maxBytes / 1024),
    maxFiles,
  );
  const hint = (
    <>
      {words.hint && <span className="block">{words.hint}</span>}
      {takes}
    </>
  );
  return (
    <FileField
      ref={input}
      {...words}
      {...{ name, required, hint }}
      choose={m.choose(maxFiles > 1)}
      multiple={maxFiles > 1}
      accept={types.map((type) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`)).join(',')}
      data-uploads={List ? '' : undefined}
    >
      {List && target ? (
        <List field={field} target={target} kept={kept} input={input} />
      ) : (
        <KeptFiles name={name} label={label} kept={kept} />
      )}
    </FileField>
  );
}

/** The files that came with a form that was rejected: what is ticked goes along with the next one. */
function KeptFiles({ name, label, kept }: { name: string; label: string; kept: readonly string[] }) {
  const { files: m, format } = useMessages();
  const uploads = uploadsIn(kept);
  if (uploads.length === 0) return null;
  return (
    <fieldset className="mt-2">
      <legend className="text-sm text-ink-soft">
        <span className="sr-only">{label}: </span>
        {m.kept}
      </legend>
      {uploads.map((upload) => (
        <label key={upload.id} className="check-row -ml-2">
          <input
            type="checkbox"
            className="checkbox"
            name={name}
            value={JSON.stringify(upload)}
            defaultChecked
          />
          <span className="min-w-0">
            {upload.name} <span className="text-ink-soft">({format.fileSize(upload.bytes / 1000)})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
