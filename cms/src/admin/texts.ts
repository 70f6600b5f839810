export const titles = { worklist: 'Inzendingen', waiting: 'Nog te publiceren' } as const;
