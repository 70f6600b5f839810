import { decode } from 'turbo-stream';
import { dataPathOf } from '../../caching/data-path';
import type { Attempt } from './send-waiting';

/** The status with which React Router sends that another page is the answer: the form was accepted. */
const redirectStatus = 202;
const redirectType = 'SingleFetchRedirect';

/** True when another attempt may succeed: the site is in trouble, or had too many requests. */
const isForLater = (status: number) => status >= 500 || status === 429 || status === 408;

/** Sends a form as the router does, and reads what the action says. */
export async function postForm(path: string, fields: URLSearchParams): Promise<Attempt> {
  try {
    const response = await fetch(dataPathOf(path), { method: 'POST', body: fields });
    if (response.status === redirectStatus) return { kind: 'sent' };
    if (isForLater(response.status)) return { kind: 'later' };
    return { kind: 'rejected', problem: response.body ? wordsIn(await read(response.body)) : '' };
  } catch {
    return { kind: 'later' };
  }
}

async function read(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value, done } = await decode(body, {
    plugins: [(type) => type === redirectType && { value: null }],
  });
  await done;
  return value;
}

/** The errors of the form as a whole and of its fields: `FormResponse`, even of a newer build of the site. */
function wordsIn(answer: unknown): string {
  const { problem, errors } = fieldsOf(fieldsOf(answer).data);
  const all: unknown[] = [problem, ...Object.values(fieldsOf(errors))];
  return all.filter((words) => typeof words === 'string').join(' ');
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
