/** Entries are deleted after so many days. */
export const auditDays = 400;
