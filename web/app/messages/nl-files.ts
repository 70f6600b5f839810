import { files } from './nl/files';

/** What fields for files say. Loaded with a form that has one. */
export const fileTexts = { files };
