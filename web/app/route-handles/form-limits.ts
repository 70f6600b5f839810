import { z } from 'zod';
import { filesShape, limitsOfFiles } from './file-fields';
import type { FindPage } from './page-finder';

/**
 * Limits of a form: bytes of the whole body, texts, files, and bytes of one file that is handed over as it
 * comes; and whether it may come from anywhere.
 */
interface FormLimits {
  maxBytes: number;
  maxFields: number;
  maxFiles: number;
  maxFileBytes: number;
  isOpenToAll: boolean;
}

const handleShape = z.object({
  form: z
    .object({
      maxBytes: z.int(),
      maxFields: z.int(),
      maxFiles: z.int(),
      files: filesShape,
      isOpenToAll: z.boolean(),
    })
    .partial(),
});

/** The limits of the form that a path takes: the route says them in its `handle`, and `usual` fills in the rest. */
export function formLimitsOf(pageAt: FindPage, usual: FormLimits): (path: string) => FormLimits {
  return (path) =>
    (pageAt(path)?.handles ?? []).reduce<FormLimits>((limits, handle) => {
      const { files, ...said } = handleShape.safeParse(handle).data?.form ?? {};
      return { ...limits, ...said, ...(files && limitsOfFiles(files)) };
    }, usual);
}
