import { files } from './nl/files';

/** Texts of fields for files. Loaded with a form that has one. */
export const fileTexts = { files };
