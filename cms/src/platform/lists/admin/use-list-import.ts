import { isFetchError, useAPIErrorHandler, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import {
  choicesField,
  fileField,
  maxFileBytes,
  type ImportChoices,
  type ImportDetails,
  type ListPreview,
} from '../shape';
import { importErrors } from '../texts';
import { formTexts, picturesTexts, summaryTexts } from './texts';
import { useListPictures } from './use-list-pictures';

const pollMs = 500;

/** An import of one list: a file is looked at with the choices so far, and stored with the last ones. */
export function useListImport(name: string) {
  const { get, post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [preview, setPreview] = useState<ListPreview | null>(null);
  const [stored, setStored] = useState<ImportDetails | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pictures = useListPictures();
  /** Of the last thing that was asked for: what comes later for an earlier one is not shown. */
  const latest = useRef(0);

  useEffect(() => {
    if (!stored?.isWorking) return;
    const timer = setTimeout(() => {
      get<ImportDetails>(`/list-imports/${stored.id}`).then(
        ({ data }) => setStored(data),
        // It is asked again.
        () => setStored({ ...stored }),
      );
    }, pollMs);
    return () => clearTimeout(timer);
  }, [get, stored]);

  async function attempt(work: () => Promise<() => void>) {
    const number = ++latest.current;
    setBusy(true);
    setProblem(null);
    try {
      const done = await work();
      if (number === latest.current) done();
    } catch (error) {
      if (number === latest.current)
        setProblem(isFetchError(error) ? formatAPIError(error) : summaryTexts.failed);
    } finally {
      if (number === latest.current) setBusy(false);
    }
  }

  const previewOf = async (chosen: File, choices?: ImportChoices) =>
    (await post<ListPreview>(`/lists/${name}/preview`, formOf(chosen, choices))).data;

  const look = (chosen: File, choices?: ImportChoices) =>
    attempt(async () => {
      const data = await previewOf(chosen, choices);
      return () => setPreview(data);
    });

  /** The preview to store, once the media library has its pictures. */
  async function withPictures(chosen: File, before: ListPreview) {
    const used = before.pictures?.used ?? [];
    if (used.length === 0) return { shown: before, problem: null };
    const stored = await pictures.store(used);
    const names = before.choices.pictures.flatMap((one) => (stored.has(one) ? (stored.get(one) ?? []) : one));
    const shown = await previewOf(chosen, { ...before.choices, pictures: names });
    const refused = before.choices.pictures.length - names.length;
    if (refused > 0) return { shown, problem: picturesTexts.refused(refused) };
    const isSame = JSON.stringify(shown.counts) === JSON.stringify(before.counts);
    return { shown, problem: isSame ? null : importErrors.changed };
  }

  function choose(chosen: File | null) {
    latest.current += 1;
    setBusy(false);
    setFile(chosen);
    setPasted('');
    setPreview(null);
    setStored(null);
    setProblem(null);
    pictures.clear();
    if (chosen && chosen.size > maxFileBytes) setProblem(importErrors.tooLarge(maxFileBytes));
    else if (chosen) void look(chosen);
  }

  return {
    file,
    pasted,
    preview,
    stored,
    problem,
    isBusy,
    pictures: pictures.state,
    choose,
    /** Rows that were copied in a spreadsheet are a file with tabs. */
    paste(text: string) {
      choose(text.trim() === '' ? null : new File([text], formTexts.pastedName));
      setPasted(text);
    },
    /** Other choices are another import: what was shown is looked at again. */
    change(next: Partial<ImportChoices>) {
      if (file && preview) void look(file, { ...preview.choices, ...next });
    },
    async addPictures(files: File[]) {
      if (!file || !preview) return;
      const names = await pictures.add(files, preview.choices.pictures);
      void look(file, { ...preview.choices, pictures: names });
    },
    store() {
      if (!file || !preview) return;
      void attempt(async () => {
        const { shown, problem: found } = await withPictures(file, preview);
        if (found !== null)
          return () => {
            setPreview(shown);
            setProblem(found);
          };
        const { data } = await post<{ id: number }>(`/lists/${name}/imports`, formOf(file, shown.choices), {
          params: { fingerprint: shown.fingerprint },
        });
        const details = await get<ImportDetails>(`/list-imports/${data.id}`);
        return () => {
          setPreview(null);
          setStored(details.data);
        };
      });
    },
  };
}

function formOf(file: File, choices?: ImportChoices): FormData {
  const body = new FormData();
  body.append(fileField, file);
  if (choices) body.append(choicesField, JSON.stringify(choices));
  return body;
}
