import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import {
  fileField,
  maxFileBytes,
  type ImportChoice,
  type ImportDone,
  type ImportPreview,
} from '../import/shape';
import { saveFile } from '../../platform/admin/lists/save-file';
import { emptyList, importErrors } from '../texts';
import { formTexts, summaryTexts } from './texts';

const path = '/programme-import';

export function useImport() {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [choice, setChoice] = useState<ImportChoice>({
    makes: [],
    isPublished: false,
    hidden: null,
    columns: {},
  });
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Of the last thing that was asked for: what comes later for an earlier one is not shown. */
  const latest = useRef(0);

  async function attempt<Result>(work: () => Promise<Result>, done: (result: Result) => void) {
    const number = ++latest.current;
    setBusy(true);
    setProblem(null);
    try {
      const result = await work();
      if (number === latest.current) done(result);
    } catch (error) {
      if (number !== latest.current) return;
      setPreview(null);
      setProblem(isFetchError(error) ? formatAPIError(error) : summaryTexts.failed);
    } finally {
      if (number === latest.current) setBusy(false);
    }
  }

  function send<Result>(target: string, chosen: File, params: Record<string, string>): Promise<Result> {
    const body = new FormData();
    body.append(fileField, chosen);
    return post<Result>(target, body, { params }).then(({ data }) => data);
  }

  function look(chosen: File, next: ImportChoice) {
    return attempt(() => send<ImportPreview>(`${path}/preview`, chosen, paramsOf(next)), setPreview);
  }

  function choose(chosen: File | null) {
    latest.current += 1;
    setBusy(false);
    setFile(chosen);
    setPasted('');
    setChoice({ ...choice, hidden: null, columns: {} });
    setPreview(null);
    setProblem(chosen && chosen.size > maxFileBytes ? importErrors.tooLarge(maxFileBytes) : null);
  }

  return {
    file,
    pasted,
    choice,
    preview,
    problem,
    isBusy,
    choose,
    /** Rows that were copied in a spreadsheet are a file with tabs. */
    paste(text: string) {
      choose(text.trim() === '' ? null : new File([text], formTexts.pastedName));
      setPasted(text);
    },
    /** Another choice is another import: what was shown is looked at again. */
    change(next: ImportChoice) {
      setChoice(next);
      if (file && preview) void look(file, next);
    },
    downloadEmpty: () =>
      attempt(
        () => get<Blob>(`${path}/empty`, { params: { format: 'xlsx' }, responseType: 'blob' }),
        ({ data }) => saveFile(data, `${emptyList.file}.xlsx`),
      ),
    look: () => (file ? look(file, choice) : Promise.resolve()),
    run() {
      if (!file || !preview) return Promise.resolve();
      const params = { ...paramsOf(choice), fingerprint: preview.fingerprint };
      return attempt(
        () => send<ImportDone>(path, file, params),
        ({ counts }) => {
          toggleNotification({ type: 'success', message: summaryTexts.done(counts) });
          void look(file, choice);
        },
      );
    },
  };
}

function paramsOf({ makes, isPublished, hidden, columns }: ImportChoice): Record<string, string> {
  return {
    makes: makes.join(','),
    published: String(isPublished),
    hidden: hidden ?? '',
    columns: JSON.stringify(columns),
  };
}
