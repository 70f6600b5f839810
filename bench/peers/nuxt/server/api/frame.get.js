import { getFrame } from '../../../content.mjs';

export default defineEventHandler(() => getFrame());
