/** The kinds of document that others point at. */
export type Kind =
  | 'theme'
  | 'audience'
  | 'hall'
  | 'room'
  | 'stand'
  | 'pavilion'
  | 'exhibitor'
  | 'speaker'
  | 'session'
  | 'album'
  | 'faq category'
  | 'faq question'
  | 'catalogue category'
  | 'news article'
  | 'form'
  | 'page';

/** Remembers which document a slug (or stand code) became, so that later documents can point at it. */
export class References {
  readonly #known = new Map<string, string>();

  add(kind: Kind, slug: string, documentId: string): void {
    const key = `${kind} ${slug}`;
    if (this.#known.has(key)) throw new Error(`There are two documents of kind ${kind} called ${slug}.`);
    this.#known.set(key, documentId);
  }

  one(kind: Kind, slug: string): string;
  one(kind: Kind, slug: string | undefined): string | undefined;
  one(kind: Kind, slug: string | undefined): string | undefined {
    if (slug === undefined) return undefined;
    const documentId = this.#known.get(`${kind} ${slug}`);
    if (documentId === undefined) throw new Error(`There is no ${kind} called ${slug}.`);
    return documentId;
  }

  many(kind: Kind, slugs: readonly string[] = []): string[] {
    return slugs.map((slug) => this.one(kind, slug));
  }
}
