export interface NotPublic {
  uid: string;
  documentId: string;
  locale: string | null;
  title: string;
  type: string;
  mayPublish: boolean;
}

export interface Remarks {
  notPublic: NotPublic[];
  /** Probable faults in its texts, in Dutch. */
  warnings: string[];
}
