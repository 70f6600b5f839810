/** Longest text of one document that is searched, in characters: what stands further down is about details. */
export const LONGEST_TEXT = 6000;
/** Longest text of the rules, of which every article is searched. */
export const LONGEST_RULES = 30_000;
/** Hits of one kind in the dialog. */
export const HITS_IN_DIALOG = 4;
/** Hits of one kind on the page, when there is a list that shows them all. */
export const HITS_ON_PAGE = 8;
/** Hits of one kind on the page, when there is no such list. */
export const MOST_HITS = 40;
/** Letters and digits from which on something is looked for. */
export const SHORTEST_QUERY = 2;
