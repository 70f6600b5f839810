/** Characters; the content backend's own rule (cms/src/accounts/passwords/passwords.ts), told before it is asked. */
export const minPasswordLength = 12;
