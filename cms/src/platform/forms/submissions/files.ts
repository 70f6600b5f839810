import { fileTypes, type FileInfo, type FormDefinition, type FormValues } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import { findPending } from '../../uploads/uploads';
import type { SentForm } from './sent';

export interface SubmittedFile extends FileInfo {
  id: string;
}

/** The sent values, with waiting files in place of their ids, and the fields with a file that is gone. */
export async function withFiles(
  strapi: Core.Strapi,
  form: string,
  { fields }: FormDefinition,
  { values }: Pick<SentForm, 'values'>,
): Promise<{ values: FormValues; gone: string[] }> {
  const filled: Record<string, string | readonly string[] | readonly SubmittedFile[]> = { ...values };
  const gone: string[] = [];
  for (const { name, kind } of fields) {
    if (kind !== 'file') continue;
    const ids = [filled[name] ?? []].flat().filter((id) => typeof id === 'string' && id !== '');
    const found = await findPending(strapi, { form, field: name }, ids);
    if (found.length < new Set(ids).size) gone.push(name);
    filled[name] = found.map(({ id, name: called, type, bytes }) => ({
      id,
      name: called,
      size: bytes,
      type: fileTypes[type],
    }));
  }
  return { values: filled, gone };
}

export function filesIn(values: Readonly<Record<string, unknown>>): SubmittedFile[] {
  return Object.values(values).flat().filter(isFile);
}

function isFile(value: unknown): value is SubmittedFile {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}
