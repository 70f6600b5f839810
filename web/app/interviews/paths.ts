/** Path of the list of interviews. */
export const listPath = '/interviews';
