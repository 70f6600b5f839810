import type { Core, UID } from '@strapi/strapi';
import type { Administrator } from '../audit/audit';
import { loadDocuments, readWhole, signsOf, type ListDocument } from './documents';
import { insertDone, type ImportRow, type NewImport } from './imports';
import { listOfType } from './fields';

type Data = Record<string, unknown>;
type Recorded = Pick<
  ImportRow,
  'number' | 'title' | 'type' | 'document' | 'isNew' | 'changes' | 'before' | 'wasPublished'
>;

/**
 * Writes down what an import of a feature's own does, in its transaction: it is then listed and undone like every other one.
 * What it changes is looked at before, with `prepare`.
 */
export class ImportRecord {
  readonly #strapi: Core.Strapi;
  readonly #rows: Recorded[] = [];
  #wholes: ReadonlyMap<string, Data> = new Map();
  #documents: ReadonlyMap<string, ListDocument> = new Map();

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
  }

  async prepare(type: UID.ContentType, ids: readonly string[]): Promise<void> {
    const list = listOfType(this.#strapi, type);
    this.#wholes = await readWhole(this.#strapi, list, ids);
    this.#documents = new Map((await loadDocuments(this.#strapi, list, ids)).map((one) => [one.id, one]));
  }

  made(type: UID.ContentType, document: string, title: string): void {
    this.#rows.push({
      number: 0,
      title,
      type,
      document,
      isNew: true,
      changes: [],
      before: null,
      wasPublished: null,
    });
  }

  /** @param fields the names of the fields that are written */
  changed(type: UID.ContentType, document: string, title: string, fields: readonly string[]): void {
    const whole = this.#wholes.get(document);
    const known = this.#documents.get(document);
    this.#rows.push({
      number: 0,
      title,
      type,
      document,
      isNew: false,
      changes: [],
      before: whole ? Object.fromEntries(fields.map((name) => [name, whole[name] ?? null])) : null,
      wasPublished: known?.isPublished ? !known.isPending : null,
    });
  }

  /** Stores the record of what is done. */
  async store(
    who: Administrator,
    given: Pick<NewImport, 'list' | 'fileName' | 'isPublished'>,
  ): Promise<void> {
    const strapi = this.#strapi;
    const signs = new Map<string, Record<string, string>>();
    for (const type of new Set(this.#rows.map((row) => row.type)))
      for (const [id, own] of await signsOf(
        strapi,
        listOfType(strapi, type as UID.ContentType),
        this.#rows.flatMap((row) => (row.type === type ? (row.document ?? []) : [])),
      ))
        signs.set(id, own);
    await insertDone(
      strapi,
      who,
      given,
      this.#rows.map((row) => ({ ...row, after: signs.get(row.document ?? '') ?? null })),
    );
  }
}
