export const accessErrors = { notSignedIn: 'Log eerst in.' } as const;
