export const listPath = '/nieuws';
export const feedPath = '/nieuws.rss';
