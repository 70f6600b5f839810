import { files } from './en/files';
import type { FileTexts } from './nl';

/** What fields for files say. Loaded with a form that has one. */
export const fileTexts: FileTexts = { files };
