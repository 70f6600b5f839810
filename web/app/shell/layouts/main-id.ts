/** The id of a page's main part, where the skip link leads. */
export const mainId = 'inhoud';
