export const pageCache = 'pages';
export const dataCache = 'data';
