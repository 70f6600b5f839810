import { getExhibitor } from '../../../../content.mjs';

export default defineEventHandler(async (event) => {
  const exhibitor = await getExhibitor(getRouterParam(event, 'id'));
  if (!exhibitor) throw createError({ statusCode: 404 });
  return exhibitor;
});
