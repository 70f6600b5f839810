/** The id of a page's main part, where the skip link leads. */
export const mainId = 'inhoud';

/** Target of the menu button without JavaScript. */
export const footerNavigationId = 'alle-onderdelen';
