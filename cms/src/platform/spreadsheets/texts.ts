export const tableErrors = { unknownFormat: 'Kies csv of xlsx.' } as const;
