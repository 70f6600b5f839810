/** A document that another one points at, and that visitors do not see yet. */
export interface NotPublic {
  uid: string;
  documentId: string;
  locale: string | null;
  title: string;
  /** The name of its type in the admin. */
  type: string;
  mayPublish: boolean;
}

/** Remarks that the admin shows beside a document, as they are stored. */
export interface Remarks {
  /** The documents that its draft points at and that have no published version. */
  notPublic: NotPublic[];
  /** Probable faults in its texts, in Dutch. */
  warnings: string[];
}
