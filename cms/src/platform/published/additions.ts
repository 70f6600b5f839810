import type { Core, UID } from '@strapi/strapi';
import { createRegistry } from '../registry';

interface Answer {
  data?: unknown;
}

/** Numbers that a feature adds to documents of a type that visitors read, and that are no field of them. */
export interface Addition {
  type: UID.ContentType;
  add<Given extends Answer>(strapi: Core.Strapi, answer: Given): Promise<Given>;
}

export const additions = createRegistry<Addition>();

export async function withAdditions<Given extends Answer>(
  strapi: Core.Strapi,
  type: UID.ContentType,
  answer: Given,
): Promise<Given> {
  let complete = answer;
  for (const addition of additions.all())
    if (addition.type === type) complete = await addition.add(strapi, complete);
  return complete;
}
