export const listPath = '/kalender';
