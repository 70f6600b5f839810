import { createRequire } from 'node:module';

const fromBackend = createRequire(new URL('../cms/package.json', import.meta.url));

/** Tables that say what belongs to an exhibitor. Stands are not among them: a stand has one exhibitor. */
const links = [
  ['exhibitors_themes_lnk', 'exhibitor_id'],
  ['exhibitors_pavilion_lnk', 'exhibitor_id'],
  ['exhibitors_cmps', 'entity_id'],
];
/** How many places a fair's exhibitors come from, whatever their number: there are some 2,500 in the country. */
const placeCount = 2500;

/**
 * Fills the database of a fair with exhibitors like those it has until there are `wanted`, with names, numbers, places
 * and summaries of their own. Written past the content backend, which must not be running: through it this would take
 * minutes, and how it got there is not what is measured.
 */
export function fillWithExhibitors(file, wanted) {
  if (wanted === 0) return;
  // As the content backend has it; on a clean clone that is installed after this file was read.
  const Database = fromBackend('better-sqlite3');
  const db = new Database(file);
  db.pragma('foreign_keys = OFF');
  const rows = db.prepare('select * from exhibitors order by document_id, id').all();
  const documents = groupByDocument(rows);
  const highest = Math.max(...rows.map((row) => row.public_id));
  const insertRow = insertInto(db, 'exhibitors');
  const copies = [...links, ['files_related_mph', 'related_id']].map(([table, owner]) => ({
    owner,
    of: db.prepare(
      `select * from ${table} where ${owner} = ?` +
        (table === 'files_related_mph' ? " and related_type = 'api::exhibitor.exhibitor'" : ''),
    ),
    insert: insertInto(db, table),
  }));
  db.transaction(() => {
    for (let made = documents.length, number = 0; made < wanted; made += 1, number += 1) {
      const like = documents[number % documents.length];
      const round = Math.floor(number / documents.length) + 2;
      for (const row of like) {
        const { id, ...fields } = row;
        const name = `${row.name} ${round}`;
        const copy = insertRow({
          ...fields,
          document_id: `g${String(number).padStart(23, '0')}`,
          public_id: highest + 1 + number,
          name,
          slug: `${row.slug}-${round}`,
          summary: `${name}: ${row.summary}`,
          place: `${row.place ?? 'Nieuwland'} ${number % Math.ceil(placeCount / 60)}`,
          featured: 0,
        });
        for (const { owner, of, insert } of copies)
          for (const { id: _, ...link } of of.all(id)) insert({ ...link, [owner]: copy });
      }
    }
  })();
  db.close();
}

function groupByDocument(rows) {
  const found = new Map();
  for (const row of rows) found.set(row.document_id, [...(found.get(row.document_id) ?? []), row]);
  return [...found.values()];
}

function insertInto(db, table) {
  const statements = new Map();
  return (row) => {
    const names = Object.keys(row);
    const key = names.join();
    const statement =
      statements.get(key) ??
      db.prepare(
        `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`,
      );
    statements.set(key, statement);
    return statement.run(...Object.values(row)).lastInsertRowid;
  };
}
