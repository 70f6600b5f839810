/** The query parameter, and the field, of the code in the e-mails of accounts. */
export const codeName = 'code';
