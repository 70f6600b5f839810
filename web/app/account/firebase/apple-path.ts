export const applePath = '/inloggen/firebase/apple';
