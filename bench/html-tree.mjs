/**
 * Reads a page that React wrote, and no other: every attribute is quoted, every element is closed. Scripts, comments and the
 * doctype are left out; texts that a comment parts become one.
 *
 * A node is a text, or an element: `{ tag, attributes: [[name, value]], children }`.
 */
const VOID = new Set(['meta', 'link', 'input', 'img', 'source', 'br', 'hr', 'wbr', 'track', 'col', 'area']);
const TOKEN =
  /<!--.*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gis;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&nbsp;': '\u00a0' };

export function readPage(html) {
  const root = { tag: 'root', attributes: [], children: [] };
  const open = [root];
  for (const [, closing, tag, written, empty, text] of withoutScripts(html).matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (text !== undefined) parent.children.push(decode(text));
    else if (closing !== undefined) {
      if (open.pop().tag !== closing) throw new Error(`The page closes <${closing}> where it is not open.`);
    } else if (tag !== undefined) {
      const attributes = [...written.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [
        name,
        decode(value),
      ]);
      const node = { tag, attributes, children: [] };
      parent.children.push(node);
      if (!empty && !VOID.has(tag)) open.push(node);
    }
  }
  if (open.length !== 1) throw new Error(`The page does not close <${open.at(-1).tag}>.`);
  return root;
}

/** Without scripts and comments, and without the empty places where React's scripts put what comes later. */
function withoutScripts(html) {
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gis, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<template id="B:[^"]*"><\/template>/g, '')
    .replace(/<div hidden(?:="")? id="S:[^"]*"><\/div>/g, '');
}

function decode(text) {
  return text.replace(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => ENTITIES[entity]);
}

export const isVoid = (tag) => VOID.has(tag);
export const isElement = (node) => typeof node === 'object';

/** All elements of a tree, the outermost first; what bench/list-page.mjs put into it is passed by. */
export function* elementsOf(node) {
  if (node.tag === undefined) return;
  yield node;
  for (const child of node.children) yield* elementsOf(child);
}

/** The first element that is so; `what` names it when there is none. */
export function find(node, what, isIt) {
  for (const element of elementsOf(node)) if (isIt(element)) return element;
  throw new Error(`The page of exhibitors has no ${what}: the benchmark has to follow how it is made.`);
}

export const attributeOf = (node, name) => node.attributes.find(([given]) => given === name)?.[1];
export const hasClass = (node, name) => (attributeOf(node, 'class') ?? '').split(' ').includes(name);
export const textOf = (node) => (isElement(node) ? node.children.map(textOf).join('') : node);

/** How many elements a page has in its body, and how many bytes its markup takes without scripts and the head. */
export function measurePage(html) {
  const body = /<body.*<\/body>/is.exec(html)?.[0] ?? html;
  const markup = withoutScripts(body);
  return { elements: markup.match(/<[a-z]/gi)?.length ?? 0, markup: Buffer.byteLength(markup) };
}
