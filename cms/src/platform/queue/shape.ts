/** A delivery that was given up, as the admin lists it. */
export interface GivenUp {
  id: number;
  /** The name of its kind, in Dutch. */
  kind: string;
  about: string;
  /** Null for a device, which has no name. */
  recipient: string | null;
  /** Why, as the program or the receiver's server says it. */
  error: string;
  attempts: number;
  /** In ms since 1970. */
  givenUpAt: number;
}

export interface GivenUpList {
  data: GivenUp[];
  meta: { total: number; page: number; pages: number };
}
