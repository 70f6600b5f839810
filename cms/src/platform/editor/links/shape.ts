/** A page of the site that a link can lead to. */
export interface SitePage {
  /** The Dutch path; the site itself leads to the page in another language. */
  path: string;
  title: string;
  /** The name of the content type, or that the page is always there. */
  kind: string;
  isPublished: boolean;
}

export interface FoundPages {
  /** The first ones, at most thirty. */
  found: SitePage[];
  count: number;
}
