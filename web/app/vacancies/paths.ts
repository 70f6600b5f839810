/** Path of the list of vacancies. */
export const listPath = '/vacatures';
