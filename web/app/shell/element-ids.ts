/** The id of a page's main part, where the skip link leads. */
export const mainId = 'inhoud';

/** Where the menu button leads while there is no JavaScript. */
export const footerNavigationId = 'alle-onderdelen';
