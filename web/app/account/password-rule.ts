/** Characters; the content backend's own rule (cms/src/accounts/passwords.ts), told before it is asked. */
export const shortestPassword = 12;
