export const buildsFolder = 'builds';
