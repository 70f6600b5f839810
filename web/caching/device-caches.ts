/** The caches of documents and of the data of client navigations: the service worker fills them, and pages read them. */
export const pageCache = 'pages';
export const dataCache = 'data';
