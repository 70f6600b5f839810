/** Path of the list of albums. */
export const listPath = '/fotos-2025';

/** The slug of the page with the editors' texts around the albums. */
export const albumsPageSlug = 'fotos-2025';

/** The edition that the site looks back on. */
export const albumYear = '2025';
