/** In characters. The same rule as in the content backend: cms/src/accounts/passwords/passwords.ts. */
export const minPasswordLength = 12;
