/** Where Apple sends visitors back to. */
export const applePath = '/inloggen/firebase/apple';
