export const codeName = 'code';
