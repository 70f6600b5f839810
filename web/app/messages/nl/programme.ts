export const programme = {};
