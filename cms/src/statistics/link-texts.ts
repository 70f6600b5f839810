export const linkErrors = { gone: 'Deze link werkt niet (meer).' } as const;
