/** Path of the calendar. */
export const listPath = '/kalender';
