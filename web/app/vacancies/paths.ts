/** Path of the list of vacancies. */
export const LIST_PATH = '/vacatures';
