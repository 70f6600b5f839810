/** Path of the news list. */
export const listPath = '/nieuws';
/** Path of the news as a feed. */
export const feedPath = '/nieuws.rss';
