import { faultNamed, readSentFile, type FileFault, type Upload } from './sent-file';

/** Also in server/pages/form-file.ts. */
const formFilePath = '/api/_form-file';

export interface FileTarget {
  page: string;
  form: string;
  field: string;
}

export interface Sending {
  done: Promise<Upload | { fault: FileFault }>;
  /** Ends it; what the server has is deleted. */
  abort: () => void;
}

/**
 * Sends one file. `fetch` says nothing of how much is on its way, so this is an XMLHttpRequest.
 * @param onProgress how much is sent, from 0 to 1
 */
export function sendFile(target: FileTarget, file: File, onProgress: (part: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<Upload | { fault: FileFault }>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = request.onabort = request.ontimeout = () => resolve({ fault: 'cut-off' });
    request.onload = () => resolve(request.status === 429 ? { fault: 'too-often' } : outcomeIn(request));
  });
  request.open('POST', urlOf({ ...target, name: file.name }));
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.send(file);
  return { done, abort: () => request.abort() };
}

/** Takes a file back that was sent. Nobody waits for it: what is not taken back goes after an hour. */
export function takeBack(target: FileTarget, id: string): void {
  fetch(urlOf({ ...target, id }), { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

const urlOf = (query: FileTarget & Record<string, string>) =>
  `${formFilePath}?${new URLSearchParams(query).toString()}`;

function outcomeIn({ status, responseText }: XMLHttpRequest): Upload | { fault: FileFault } {
  try {
    const body: unknown = JSON.parse(responseText);
    const file = status === 200 ? readSentFile(JSON.stringify(member(body, 'data'))) : null;
    if (file && !('fault' in file)) return file;
    return { fault: faultNamed(member(member(member(body, 'error'), 'details'), 'fault')) };
  } catch {
    return { fault: 'unavailable' };
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
