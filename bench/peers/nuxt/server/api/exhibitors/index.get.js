import { listExhibitors } from '../../../../content.mjs';

export default defineEventHandler(() => listExhibitors());
