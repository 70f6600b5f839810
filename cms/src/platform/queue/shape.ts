export interface GivenUp {
  id: number;
  kind: string;
  about: string;
  /** Null for a device, which has no name. */
  recipient: string | null;
  error: string;
  attempts: number;
  /** In ms since 1970. */
  givenUpAt: number;
}

export interface GivenUpList {
  data: GivenUp[];
  meta: { total: number; page: number; pages: number };
}
