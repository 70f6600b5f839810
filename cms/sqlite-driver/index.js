/**
 * better-sqlite3 for this Node. Version 12 aborts on Node 24.19 and later; version 13 needs Node 22, and brings builds for common
 * machines. It has the driver's own name because Strapi and Knex ask for that: docs/decisions/0235-two-sqlite-drivers.md.
 */
const isNode20 = Number(process.versions.node.split('.')[0]) < 22;

module.exports = isNode20 ? require('better-sqlite3-12') : require('better-sqlite3-node-22');
