import type { Core } from '@strapi/strapi';

/** One column of a table between two others. */
interface End {
  column: string;
  /** The table that it names a row of; null when another column of the row says its type. */
  table: string | null;
  typeColumn: string | null;
}

/** A table in which rows of a type are named, and what else its rows name. */
export interface Join {
  table: string;
  column: string;
  /** Its rows that are of this type, for a table that many types share. */
  only: Record<string, string>;
  other: End;
  /** True when the other end belongs to the row, as a component does, and goes with it. */
  isOwned: boolean;
}

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn?: { name: string };
  morphColumn?: { idColumn: { name: string }; typeColumn: { name: string } };
}
interface Attribute {
  type: string;
  target?: string;
  morphBy?: string;
  joinTable?: JoinTable;
}

/** The tables in which rows of each type and component are named, by its uid. */
export function joinsOf(strapi: Core.Strapi): ReadonlyMap<string, readonly Join[]> {
  const { metadata } = strapi.db;
  const isComponent = (uid: string) => Object.values(strapi.components).some((one) => one.uid === uid);
  const uids = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].map(
    ({ uid }) => uid,
  );
  const found = new Map<string, Map<string, Join>>(uids.map((uid) => [uid, new Map()]));
  const add = (uid: string, join: Join) => found.get(uid)?.set(`${join.table} ${join.column}`, join);

  for (const uid of uids)
    for (const attribute of Object.values(metadata.get(uid).attributes) as Attribute[]) {
      const { joinTable, morphBy, target = '' } = attribute;
      const media =
        morphBy === undefined
          ? undefined
          : (metadata.get(target).attributes[morphBy] as Attribute | undefined)?.joinTable;
      if (media?.morphColumn) add(uid, ofMedia(media, media.morphColumn, uid, target));
      if (!joinTable) continue;
      const { name: table, joinColumn, inverseJoinColumn, morphColumn } = joinTable;
      if (table.endsWith('_cmps')) {
        const other = { column: 'cmp_id', table: null, typeColumn: 'component_type' };
        add(uid, { table, column: joinColumn.name, only: {}, other, isOwned: true });
      } else if (inverseJoinColumn && !morphColumn) {
        const own: End = { column: joinColumn.name, table: metadata.get(uid).tableName, typeColumn: null };
        const other: End = {
          column: inverseJoinColumn.name,
          table: metadata.get(target).tableName,
          typeColumn: null,
        };
        add(uid, { table, column: own.column, only: {}, other, isOwned: false });
        if (!isComponent(target))
          add(target, { table, column: other.column, only: {}, other: own, isOwned: false });
      }
    }
  return new Map([...found].map(([uid, joins]) => [uid, [...joins.values()]]));

  function ofMedia(
    { name, joinColumn }: JoinTable,
    { idColumn, typeColumn }: NonNullable<JoinTable['morphColumn']>,
    uid: string,
    target: string,
  ): Join {
    const other = { column: joinColumn.name, table: metadata.get(target).tableName, typeColumn: null };
    return {
      table: name,
      column: idColumn.name,
      only: { [typeColumn.name]: uid },
      other,
      isOwned: false,
    };
  }
}
