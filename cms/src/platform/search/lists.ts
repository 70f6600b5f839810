import { mayRead } from '../access/admin-permissions';
import { isAllowed } from '../access/admin-routes';
import { typeOf } from '../documents/version-relations';
import type { View } from '../editor/view';
import { matches } from './matches';
import { pathOfType } from './paths';
import type { SearchSource } from './sources';
import { groupTitles } from './texts';

/** The lists of documents, by what the directory says of them. */
export function listSource(views: ReadonlyMap<string, View>): SearchSource {
  const uids = [...views].flatMap(([uid, { group }]) => (group === undefined ? [] : [uid]));
  return async (strapi, context, search) => {
    const hits = uids.flatMap((uid) => {
      const type = typeOf(strapi, uid);
      if (!type || !isAllowed(context, mayRead(uid))) return [];
      const { displayName: title, description: about = '' } = type.info;
      return matches(search, [title, about]) ? [{ path: pathOfType(type), title, about }] : [];
    });
    return [{ name: 'lists', title: groupTitles.lists, hits }];
  };
}
