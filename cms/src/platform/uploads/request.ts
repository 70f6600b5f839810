import { isFileType, mostFiles, usualFileTypes, type FileType } from 'beursvloer-domain/forms';
import { errors } from '@strapi/utils';
import { isFormId } from '../captcha/actions';

const maxUploadBytes = mostFiles.maxBytes;

export interface UploadRequest {
  form: string;
  field: string;
  name: string;
  maxBytes: number;
  types: readonly FileType[];
}

/** Reads the parameters. Throws ValidationError for those that are not right. */
export function readUploadRequest(query: Record<string, unknown>): UploadRequest {
  const { form, field, name = '', maxBytes = String(maxUploadBytes), types } = query;
  if (!isFormId(form)) throw new errors.ValidationError('The parameter form must be the id of a form.');
  if (typeof field !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/i.test(field))
    throw new errors.ValidationError('The parameter field must be the name of a field.');
  if (typeof name !== 'string' || name.length > 1000)
    throw new errors.ValidationError('The parameter name must be the name of a file.');
  if (typeof maxBytes !== 'string' || !/^[1-9]\d{0,8}$/.test(maxBytes) || Number(maxBytes) > maxUploadBytes)
    throw new errors.ValidationError(`The parameter maxBytes must be a number up to ${maxUploadBytes}.`);
  return { form, field, name, maxBytes: Number(maxBytes), types: readTypes(types) };
}

function readTypes(sent: unknown): readonly FileType[] {
  if (sent === undefined) return usualFileTypes;
  const types = typeof sent === 'string' ? sent.split(',') : [];
  const known = types.filter(isFileType);
  if (known.length === 0 || known.length < types.length)
    throw new errors.ValidationError('The parameter types must be names of types, with commas between them.');
  return known;
}
