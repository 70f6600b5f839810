import type { ListShape } from './column.js';
import { domainOf, likeKey } from './like.js';
import { Questions } from './question.js';
import { nameKey } from './text.js';
import { answers, questionTexts, rowProblems, sameBecause } from './texts.js';

/** A document as it is now. */
export interface KnownDocument {
  id: string;
  /** The text of each column, by its path. */
  values: Readonly<Record<string, string>>;
}

export type Match =
  | { kind: 'document'; document: KnownDocument }
  | { kind: 'new' }
  | { kind: 'skip' }
  | { kind: 'problem'; problem: string }
  /** Somebody has to say so first. */
  | { kind: 'open' };

interface Candidate {
  document: KnownDocument;
  why: string;
}

/** Finds the document that a row is about. */
export class Matcher {
  readonly #shape: ListShape;
  readonly #unique = new Map<string, KnownDocument>();
  readonly #titles = new Map<string, KnownDocument[]>();
  readonly #like = new Map<string, KnownDocument[]>();
  readonly #alike = new Map<string, KnownDocument[]>();

  constructor(shape: ListShape, known: readonly KnownDocument[]) {
    this.#shape = shape;
    const add = (map: Map<string, KnownDocument[]>, key: string, document: KnownDocument) => {
      if (key !== '') map.set(key, [...(map.get(key) ?? []), document]);
    };
    for (const document of known) {
      for (const path of shape.unique) {
        const value = document.values[path] ?? '';
        if (value !== '') this.#unique.set(`${path} ${nameKey(value)}`, document);
      }
      add(this.#titles, nameKey(document.values[shape.title] ?? ''), document);
      add(this.#like, likeKey(document.values[shape.title] ?? ''), document);
      for (const path of shape.alike) add(this.#alike, alikeKey(path, document.values[path] ?? ''), document);
    }
  }

  match(values: ReadonlyMap<string, string>, row: number, questions: Questions): Match {
    const { columns, title: titlePath, unique } = this.#shape;
    const headingOf = (path: string) => columns.find((column) => column.path === path)?.heading ?? path;
    for (const path of unique) {
      const value = values.get(path) ?? '';
      if (value === '') continue;
      const document = this.#unique.get(`${path} ${nameKey(value)}`);
      if (document) return { kind: 'document', document };
      if (columns.find((column) => column.path === path)?.isFixed)
        return { kind: 'problem', problem: rowProblems.noNumber(headingOf(path), value) };
    }
    const title = values.get(titlePath) ?? '';
    const named = this.#titles.get(nameKey(title)) ?? [];
    const other = unique.find((path) => {
      const [said = '', own = ''] = [values.get(path), named[0]?.values[path]];
      return said !== '' && own !== '' && nameKey(said) !== nameKey(own);
    });
    if (named.length > 1) return { kind: 'problem', problem: rowProblems.ambiguous(title) };
    if (named[0] && other === undefined) return { kind: 'document', document: named[0] };
    const candidate: Candidate | undefined =
      named[0] && other !== undefined
        ? { document: named[0], why: sameBecause.otherNumber(headingOf(other)) }
        : this.#candidate(values, title, headingOf);
    if (!candidate) return { kind: 'new' };
    const name = candidate.document.values[titlePath] ?? '';
    const isLike = likeKey(name) === likeKey(title) && other === undefined;
    const answer = questions.ask(`same ${row}`, row, {
      text: questionTexts.same(title, name, candidate.why),
      options: [
        { answer: 'same', label: answers.same(name) },
        { answer: 'new', label: answers.isNew },
        { answer: 'skip', label: answers.skip },
      ],
      proposal: isLike ? 'same' : null,
      isOpen: false,
    });
    if (answer === 'same') return { kind: 'document', document: candidate.document };
    if (answer === 'new') return { kind: 'new' };
    return answer === 'skip' ? { kind: 'skip' } : { kind: 'open' };
  }

  #candidate(
    values: ReadonlyMap<string, string>,
    title: string,
    headingOf: (path: string) => string,
  ): Candidate | undefined {
    const like = this.#like.get(likeKey(title)) ?? [];
    if (like[0]) return { document: like[0], why: sameBecause.name };
    for (const path of this.#shape.alike) {
      const value = values.get(path) ?? '';
      const [document] = this.#alike.get(alikeKey(path, value)) ?? [];
      if (document) return { document, why: sameBecause.alike(headingOf(path), value) };
    }
    return undefined;
  }
}

/** Firms share a domain and not a whole address: `info@` and `verkoop@` are one firm. */
function alikeKey(path: string, value: string): string {
  const domain = domainOf(value);
  const key = domain === '' && value.includes('@') ? nameKey(value) : domain;
  return key === '' ? '' : `${path} ${key}`;
}
