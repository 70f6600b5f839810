/** Path of the calendar. */
export const LIST_PATH = '/kalender';
