import { searchExhibitors } from '../../../content.mjs';

export default defineEventHandler((event) => searchExhibitors(getQuery(event)));
