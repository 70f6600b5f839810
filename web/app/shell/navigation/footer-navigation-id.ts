/** Where the menu button leads while there is no JavaScript. */
export const footerNavigationId = 'alle-onderdelen';
