/** Holds the manifest of each build, in the folder of the client's files. */
export const buildsFolder = 'builds';
