/** Longest text of one document that is searched, in characters: what stands further down is about details. */
export const maxTextLength = 6000;
/** Longest text of the rules, of which every article is searched. */
export const maxRulesLength = 30_000;
export const hitsInDialog = 4;
/** Hits of one kind on the page, when there is a list that shows them all. */
export const hitsOnPage = 8;
/** Hits of one kind on the page, when there is no such list. */
export const maxHits = 40;
/** Letters and digits from which on something is looked for. */
export const minQueryLength = 2;
/** Likely pages on the page of an address that leads nowhere. */
export const mostLikelyPages = 5;
