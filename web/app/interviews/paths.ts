/** Path of the list of interviews. */
export const LIST_PATH = '/interviews';
