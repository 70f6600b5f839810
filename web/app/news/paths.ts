/** Path of the news list. */
export const LIST_PATH = '/nieuws';
/** Path of the news as a feed. */
export const FEED_PATH = '/nieuws.rss';
