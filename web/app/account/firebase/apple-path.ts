/** The path to which Apple sends visitors back. */
export const applePath = '/inloggen/firebase/apple';
