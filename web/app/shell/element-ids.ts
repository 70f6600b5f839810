export const mainId = 'inhoud';

/** Target of the menu button without JavaScript. */
export const footerNavigationId = 'alle-onderdelen';
