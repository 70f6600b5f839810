import { dataPathOf } from '../../router-internals/data-path';
import { decodeData, redirectStatus } from '../../router-internals/single-fetch';
import type { Attempt } from './send-waiting';

/** True when another attempt may succeed: the site is in trouble, or had too many requests. */
const isForLater = (status: number) => status >= 500 || status === 429 || status === 408;

export async function postForm(path: string, fields: URLSearchParams): Promise<Attempt> {
  try {
    const response = await fetch(dataPathOf(path), { method: 'POST', body: fields });
    if (response.status === redirectStatus) return { kind: 'sent' };
    if (isForLater(response.status)) return { kind: 'later' };
    return { kind: 'rejected', problem: response.body ? wordsIn(await decodeData(response.body)) : '' };
  } catch {
    return { kind: 'later' };
  }
}

/** The errors of the form as a whole and of its fields: `FormResponse`, even of a newer build of the site. */
function wordsIn(answer: unknown): string {
  const { problem, errors } = fieldsOf(fieldsOf(answer).data);
  const all: unknown[] = [problem, ...Object.values(fieldsOf(errors))];
  return all.filter((words) => typeof words === 'string').join(' ');
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
