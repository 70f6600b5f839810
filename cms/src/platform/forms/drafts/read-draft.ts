import { errors } from '@strapi/utils';
import { isFormId } from '../../captcha/actions';
import { isRecord, readValues, wrong, type SentValues } from '../submissions/sent';

export interface SentDraft {
  form: string;
  step: string;
  values: SentValues;
}

const maxValuesBytes = 64 * 1024;

/** @throws ValidationError or PayloadTooLargeError, in words for the site's log: visitors never send such a thing */
export function readDraft(body: unknown): SentDraft {
  const data = isRecord(body) && isRecord(body.data) ? body.data : null;
  if (!data) throw wrong('data');
  const { form, step } = data;
  if (!isFormId(form)) throw wrong('form');
  if (typeof step !== 'string' || !/^[a-z0-9-]{1,60}$/.test(step)) throw wrong('step');
  const values = readValues(data.values);
  if (!Object.keys(values).every((name) => /^[a-z][\w-]{0,39}$/i.test(name))) throw wrong('values');
  if (Buffer.byteLength(JSON.stringify(values)) > maxValuesBytes)
    throw new errors.PayloadTooLargeError('The values are too large.');
  return { form, step, values };
}
