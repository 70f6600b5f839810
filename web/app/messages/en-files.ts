import { files } from './en/files';
import type { FileTexts } from './nl';

/** Texts of fields for files. Loaded with a form that has one. */
export const fileTexts: FileTexts = { files };
