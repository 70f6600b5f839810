import { decodeData } from '../../router-internals/single-fetch';

/**
 * Compares two responses for one page: by their ETags, else by the data of the routes that both are about.
 */
export async function differ(one: Response, other: Response): Promise<boolean> {
  const [tag, otherTag] = [one, other].map(({ headers }) => headers.get('etag'));
  if (tag && otherTag) return tag !== otherTag;
  const [data, otherData] = await Promise.all([one, other].map(routesIn));
  return [...(data ?? [])].some(
    ([route, found]) =>
      otherData?.has(route) === true && JSON.stringify(found) !== JSON.stringify(otherData.get(route)),
  );
}

async function routesIn({ body }: Response): Promise<Map<string, unknown>> {
  if (!body) return new Map();
  return new Map(Object.entries((await decodeData(body)) ?? {}));
}
