/** Path of the news list. */
export const LIST_PATH = '/nieuws';
