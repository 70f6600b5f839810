import { fileLimits, mostFiles } from 'beursvloer-domain/forms';
import { z } from 'zod';
import { localeOf, withoutLocale, type Locale } from '../messages/locale';
import type { FindPage } from './page-finder';

const fieldShape = z.object({
  name: z.string(),
  kind: z.string(),
  rules: z
    .array(
      z.object({
        name: z.string(),
        args: z.array(z.string()).readonly().optional(),
        isBlocking: z.boolean().optional(),
      }),
    )
    .readonly(),
});

const formShape = z.object({ id: z.string(), fields: z.array(fieldShape).readonly() });

/**
 * `handle.form.files` of a route: the forms in the content of its page, any form that editors built, or those in code by
 * the name they have there.
 */
export const filesShape = z.union([z.enum(['content', 'form']), z.record(z.string(), formShape)]);

type FilesHandle = z.output<typeof filesShape>;
type FileForm = z.output<typeof formShape>;

type FindFileForm = (locale: Locale, page: string | null, slug: string) => Promise<FileForm | null>;

interface FileField {
  form: string;
  maxFiles: number;
  maxBytes: number;
  types: readonly string[];
}

/**
 * The most that any form of a page may hold in files, so that no form is cut off before its fields are
 * checked.
 */
export function limitsOfFiles(files: FilesHandle): { maxFiles: number; maxFileBytes: number } {
  if (typeof files === 'string') return { maxFiles: mostFiles.maxFiles, maxFileBytes: mostFiles.maxBytes };
  const forms = Object.values(files).map(({ fields }) =>
    fields.filter(({ kind }) => kind === 'file').map(fileLimits),
  );
  const counts = forms.map((limits) => limits.reduce((sum, { maxFiles }) => sum + maxFiles, 0));
  return {
    // Somewhat more, so that one too many gets a message at its field.
    maxFiles: Math.max(0, ...counts) + 5,
    maxFileBytes: Math.max(0, ...forms.flat().map(({ maxBytes }) => maxBytes)),
  };
}

/**
 * Finds what a field of a form takes, on the page at a path. It goes by the route of that path and by the content, never by
 * what a visitor says.
 * @param findForm the published form with this slug, in a language, when the page with that slug has it; null for any page
 */
export function fileFieldFinder(
  pageAt: FindPage,
  findForm: FindFileForm,
): (path: string, form: string, field: string) => Promise<FileField | null> {
  return async (path, name, fieldName) => {
    const files = filesAt(pageAt(path)?.handles ?? []);
    if (files === null) return null;
    const page = files === 'content' ? pageSlugOf(path) : null;
    const form =
      typeof files === 'string'
        ? isSlug(name) && (await findForm(localeOf(path), page, name))
        : own(files, name);
    const field = form && form.fields.find((one) => one.name === fieldName && one.kind === 'file');
    return field ? { form: form.id, ...fileLimits(field) } : null;
  };
}

function filesAt(handles: readonly unknown[]): FilesHandle | null {
  const found = handles.map((handle) => handleShape.safeParse(handle).data?.form.files);
  return found.findLast((files) => files !== undefined) ?? null;
}

const handleShape = z.object({ form: z.object({ files: filesShape.optional() }) });

const isSlug = (name: string) => /^[a-z0-9-]{1,100}$/.test(name);

/** The front page is the page with the slug `home`. */
const pageSlugOf = (path: string) =>
  withoutLocale(path.replace(/\.data$/, '')).replace(/^\/|\/$/g, '') || 'home';

const own = (forms: Readonly<Record<string, FileForm>>, name: string) =>
  Object.hasOwn(forms, name) ? forms[name] : undefined;
