export interface Reference {
  uid: string;
  kind: 'collectionType' | 'singleType';
  documentId: string;
  locale: string | null;
  title: string;
  type: string;
}

export interface References {
  /** The first ones, at most twenty. */
  found: Reference[];
  count: number;
}
