/** With it a page that is drawn for everybody says what it was drawn from. */
export const dataDigestHeader = 'x-data-digest';
