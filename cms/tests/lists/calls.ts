import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  noChoices,
  type ImportChoices,
  type ImportDetails,
  type ListPreview,
  type UndoPreview,
} from '../../src/platform/lists/shape';
import type { App } from '../harness/app';

export interface Answer<Body> {
  status: number;
  body: Body;
  message: string;
}

export const caseFile = (name: string): Buffer =>
  readFileSync(path.resolve(import.meta.dirname, 'cases', name));

/** The lists of the admin, as one administrator sees them. */
export class Lists {
  readonly #app: App;
  readonly #token: string | null;

  constructor(app: App, token: string | null) {
    this.#app = app;
    this.#token = token;
  }

  async call<Body>(method: 'GET' | 'POST', target: string, body?: FormData | object): Promise<Answer<Body>> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#app.url}${target}`, {
      method,
      headers: {
        ...(this.#token !== null && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = text.startsWith('{') ? (JSON.parse(text) as Body & { error?: { message: string } }) : null;
    return { status: response.status, body: parsed as Body, message: parsed?.error?.message ?? '' };
  }

  /** A file that the admin downloads. */
  async download(target: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${this.#token ?? ''}` };
    const response = await fetch(`${this.#app.url}${target}`, { headers });
    if (response.status !== 200) throw new Error(`${target} answered ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  }

  preview(
    list: string,
    file: string | Buffer,
    choices?: Partial<ImportChoices>,
  ): Promise<Answer<ListPreview>> {
    return this.call('POST', `/lists/${list}/preview`, formOf(file, choices));
  }

  /** Looks at a file, answers what is asked, and stores it. */
  async import(
    list: string,
    file: string | Buffer,
    given: Partial<ImportChoices> = {},
  ): Promise<ImportDetails> {
    const { preview, choices } = await this.answered(list, file, given);
    const { body, message } = await this.call<{ id: number }>(
      'POST',
      `/lists/${list}/imports?fingerprint=${preview.fingerprint}`,
      formOf(file, choices),
    );
    if (message) throw new Error(message);
    return this.finished(body.id);
  }

  /** The preview with every question answered: as given, or as proposed. */
  async answered(list: string, file: string | Buffer, given: Partial<ImportChoices> = {}) {
    let choices: ImportChoices = { ...noChoices, ...given };
    for (let round = 0; round < 6; round += 1) {
      const { body, message } = await this.preview(list, file, choices);
      if (message) throw new Error(message);
      const open = body.questions.filter(({ answer }) => answer === null);
      if (open.length === 0) return { preview: body, choices };
      const answers = Object.fromEntries(open.map(({ id, proposal }) => [id, proposal ?? '']));
      choices = { ...choices, answers: { ...choices.answers, ...answers } };
    }
    throw new Error('Questions stay open.');
  }

  async finished(id: number): Promise<ImportDetails> {
    for (;;) {
      const { body } = await this.call<ImportDetails>('GET', `/list-imports/${id}`);
      if (!body.isWorking) return body;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  toUndo(id: number): Promise<Answer<UndoPreview>> {
    return this.call('GET', `/list-imports/${id}/undo`);
  }

  async undo(id: number, back: readonly number[] = []): Promise<ImportDetails> {
    const { message } = await this.call('POST', `/list-imports/${id}/undo`, { back });
    if (message) throw new Error(message);
    return this.finished(id);
  }
}

function formOf(file: string | Buffer, choices?: Partial<ImportChoices>): FormData {
  const form = new FormData();
  form.append('bestand', new Blob([new Uint8Array(Buffer.from(file))]), 'lijst');
  if (choices) form.append('keuzes', JSON.stringify({ ...noChoices, ...choices }));
  return form;
}
