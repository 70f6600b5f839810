/**
 * Our page of exhibitors as components and the data they show, read from the page as we serve it: the peers make the same page
 * out of them (bench/components.mjs), and follow by themselves when ours changes.
 *
 * A template is a tree of bench/html-tree.mjs in which an attribute or a child may also be `{ bind }`, and a child
 * `{ when, node }`, `{ each, as, key, node }` or `{ component, props }`; all expressions are plain JavaScript.
 */
import { isDeepStrictEqual } from 'node:util';

import { attributeOf, elementsOf, find, hasClass, isElement, readPage, textOf } from './html-tree.mjs';

const isTag = (tag) => (node) => node.tag === tag;
const elements = (node) => node.children.filter((child) => child.tag !== undefined);
const setAttribute = (node, name, value) => {
  node.attributes = node.attributes.map(([given, old]) => [given, given === name ? value : old]);
};

/**
 * @param {string} html our page
 * @returns {{ components: Record<string, { props: string[], nodes: object[] }>, data: { lists: object[], exhibitors: object[] } }}
 */
export function readListPage(html) {
  const body = find(readPage(html), 'body', isTag('body'));
  const components = {};
  const take = (node, name) => {
    const props = name === 'Filters' ? ['lists'] : [];
    components[name] = { props, nodes: [{ ...node }] };
    for (const key of Object.keys(node)) delete node[key];
    Object.assign(node, { component: name, props });
  };

  const main = find(body, 'main part', isTag('main'));
  const grid = find(main, 'list of exhibitors', isListOf(isTag('article')));
  const { card, exhibitors } = readCards(grid.children);
  components.Card = { props: ['exhibitor'], nodes: [card] };
  grid.children = [
    {
      ...{ each: 'exhibitors', as: 'exhibitor', key: 'exhibitor.path' },
      node: { component: 'Card', props: ['exhibitor'] },
    },
  ];

  const filters = find(main, 'filters', isTag('aside'));
  const { choice, lists } = readChoices(filters);
  components.Choice = { props: ['choice'], nodes: [choice] };

  const toolbar = find(main, 'search box', (node) => isOutermostForm(node, filters));
  take(find(body, 'header', isTag('header')), 'Header');
  take(main.children[0], 'Intro');
  take(filters, 'Filters');
  take(toolbar, 'Toolbar');
  take(find(main, 'numbers of pages', isTag('nav')), 'Pages');
  take(find(body, 'footer', isTag('footer')), 'Footer');
  components.ListPage = { props: ['lists', 'exhibitors'], nodes: body.children };
  return { components, data: { lists, exhibitors } };
}

const isListOf = (isIt) => (node) =>
  node.tag === 'ul' && node.children.length > 0 && node.children.every((item) => elements(item).some(isIt));

/** What stands above the list: search box, number of results, order. */
function isOutermostForm(node, filters) {
  const inFilters = [...elementsOf(filters)].includes(node);
  return !inFilters && node.tag === 'div' && elements(node)[0]?.tag === 'form';
}

/** The lists of choices in the filters become data; what one choice looks like becomes a template. */
function readChoices(filters) {
  const lists = [];
  let choice;
  for (const list of [...elementsOf(filters)].filter(isListOf(isTag('label')))) {
    const place = lists.length;
    const read = list.children.map((item) => ({ item, data: dataOfChoice(item) }));
    const template = templateOfChoice(structuredClone(read[0].item));
    for (const { item, data } of read) requireSame(item, template, { choice: data }, `choice ${data.label}`);
    if (choice && !isDeepStrictEqual(choice, template)) throw different('the choices of the filters');
    choice = template;
    lists.push(read.map(({ data }) => data));
    const node = { component: 'Choice', props: ['choice'] };
    list.children = [{ each: `lists[${place}]`, as: 'choice', key: 'choice.value', node }];
  }
  if (!choice) throw different('the filters');
  return { choice, lists };
}

const partsOfChoice = (item) => {
  const [, words, count] = elements(find(item, 'choice', isTag('label')));
  return { input: find(item, 'box to tick', isTag('input')), words: elements(words)[0], count };
};

function dataOfChoice(item) {
  const { input, words, count } = partsOfChoice(item);
  const [name, value] = ['name', 'value'].map((attribute) => attributeOf(input, attribute));
  return { name, value, label: textOf(words), count: Number(textOf(count)) };
}

function templateOfChoice(item) {
  const { input, words, count } = partsOfChoice(item);
  for (const name of ['name', 'value']) setAttribute(input, name, { bind: `choice.${name}` });
  words.children = [{ bind: 'choice.label' }];
  count.children = [{ bind: 'choice.count' }];
  return item;
}

/** The cards become data; one that has everything becomes the template of all. */
function readCards(items) {
  const kinds = [];
  const read = items.map((item) => ({ item, data: dataOfCard(item, kinds) }));
  const complete = read.find(({ data }) => data.featured && data.place && data.summary && data.themes);
  if (!complete) throw different('a card with all its parts');
  const card = templateOfCard(structuredClone(complete.item), kinds);
  for (const { item, data } of read) requireSame(item, card, { exhibitor: data }, `card of ${data.name}`);
  return { card, exhibitors: read.map(({ data }) => data) };
}

function partsOfCard(item) {
  const article = elements(item)[0];
  const [top, middle, ...texts] = elements(article);
  const [logo, right] = elements(top);
  const [stands, featured] = elements(right);
  const [heading, meta] = elements(middle);
  const [kind, place] = elements(meta);
  const themes = texts.find((node) => hasClass(node, 'border-t'));
  const summary = texts.find((node) => node !== themes);
  const [sources, image] = [elements(elements(logo)[0]).slice(0, -1), find(logo, 'logo', isTag('img'))];
  return {
    ...{ article, right, stands, featured, link: elements(heading)[0], meta, kind, place, summary, themes },
    ...{ sources, image },
  };
}

const isCode = (node) => hasClass(node, 'stand-tag');
const imageAttributes = ['width', 'height', 'fetchPriority', 'loading', 'decoding'];

const SIZE = /^\/beeld\/(\d+)\/(.+)\.\w+ \d+w$/;
const FORMATS = ['avif', 'webp'];

/** A logo is a file in some widths, of which the largest is for browsers that know nothing else. */
function logoOf([source], image) {
  const sizes = attributeOf(source, 'srcSet').split(', ');
  const [, , logo] = SIZE.exec(sizes[0]) ?? [];
  return { logo, widths: sizes.map((size) => Number(SIZE.exec(size)?.[1])), src: attributeOf(image, 'src') };
}

const srcSet = (format) =>
  `exhibitor.widths.map((width) => '/beeld/' + width + '/' + exhibitor.logo + '.${format} ' + width + 'w').join(', ')`;

/** `kinds` grows by every badge that was not seen before. */
function dataOfCard(item, kinds) {
  const { stands, featured, link, kind, place, summary, themes, sources, image } = partsOfCard(item);
  if (!kinds.some((known) => isDeepStrictEqual(known, kind))) kinds.push(kind);
  return {
    shownLate: attributeOf(item, 'class'),
    path: attributeOf(link, 'href'),
    name: textOf(link),
    featured: featured !== undefined,
    kind: kinds.findIndex((known) => isDeepStrictEqual(known, kind)),
    place: place === undefined ? '' : textOf(place),
    summary: summary === undefined ? '' : textOf(summary),
    themes: themes === undefined ? '' : textOf(themes),
    stands: stands.children.map((stand) => {
      const codes = elements(stand).filter(isCode);
      const hall = elements(stand).find((part) => !isCode(part));
      return {
        codes: codes.map((code) => code.children.at(-1)),
        hall: hall === undefined ? '' : textOf(hall),
      };
    }),
    ...logoOf(sources, image),
    image: Object.fromEntries(imageAttributes.map((name) => [name, attributeOf(image, name)])),
  };
}

function templateOfCard(item, kinds) {
  const parts = partsOfCard(item);
  const { article, right, stands, featured, link, meta, place, summary, themes, sources, image } = parts;
  const when = (test, node) => ({ when: test, node });
  sources.forEach((source, place) => setAttribute(source, 'srcSet', { bind: srcSet(FORMATS[place]) }));
  setAttribute(image, 'src', { bind: 'exhibitor.src' });
  const plain = image.attributes.filter(([name]) => !imageAttributes.includes(name));
  image.attributes = [
    ...imageAttributes.map((name) => [name, { bind: `exhibitor.image.${name}` }]),
    ...plain,
  ];
  item.attributes = [['class', { bind: 'exhibitor.shownLate' }]];
  setAttribute(link, 'href', { bind: 'exhibitor.path' });
  link.children = [{ bind: 'exhibitor.name' }];

  const [stand] = stands.children;
  const [code, hall] = [true, false].map((is) => elements(stand).find((part) => isCode(part) === is));
  code.children = [...code.children.slice(0, -1), { bind: 'code' }];
  hall.children = [{ bind: 'stand.hall' }];
  const codes = { each: 'stand.codes', as: 'code', key: 'code', node: code };
  stand.children = [codes, when("stand.hall !== ''", hall)];
  stands.children = [{ each: 'exhibitor.stands', as: 'stand', key: 'stand.hall', node: stand }];
  right.children = [stands, when('exhibitor.featured', featured)];

  const placeText = [...elementsOf(place)].at(-1);
  placeText.children = [{ bind: 'exhibitor.place' }];
  const badges = kinds.map((kind, number) => when(`exhibitor.kind === ${number}`, structuredClone(kind)));
  meta.children = [...badges, when("exhibitor.place !== ''", place)];
  summary.children = [{ bind: 'exhibitor.summary' }];
  themes.children = [{ bind: 'exhibitor.themes' }];
  const [top, middle] = elements(article);
  article.children = [
    ...[top, middle],
    when("exhibitor.summary !== ''", summary),
    when("exhibitor.themes !== ''", themes),
  ];
  return item;
}

/** The template with its data, or the benchmark would compare with another page than ours. */
function requireSame(item, template, scope, what) {
  if (!isDeepStrictEqual(sorted(item), sorted(fill(template, scope)[0]))) throw different(`the ${what}`);
}

const different = (what) =>
  new Error(`${what} is not as the benchmark knows it: bench/list-page.mjs has to follow.`);

function fill(node, scope) {
  if (!isElement(node)) return [node];
  if (node.bind !== undefined) return [String(valueOf(node.bind, scope))];
  if (node.when !== undefined) return valueOf(node.when, scope) ? fill(node.node, scope) : [];
  if (node.each !== undefined)
    return valueOf(node.each, scope).flatMap((one) => fill(node.node, { ...scope, [node.as]: one }));
  const attributes = node.attributes.map(([name, value]) => [
    name,
    isElement(value) ? valueOf(value.bind, scope) : value,
  ]);
  return [{ ...node, attributes, children: node.children.flatMap((child) => fill(child, scope)) }];
}

/** Expressions are written above, in this file. */
function valueOf(expression, scope) {
  return new Function(...Object.keys(scope), `return ${expression}`)(...Object.values(scope));
}

/** Without what does not matter: the order of attributes, and where a text is cut. */
function sorted(node) {
  if (!isElement(node)) return node;
  const attributes = node.attributes
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const children = [];
  for (const child of node.children.map(sorted)) {
    if (typeof child === 'string' && typeof children.at(-1) === 'string')
      children.push(children.pop() + child);
    else children.push(child);
  }
  return { tag: node.tag, attributes, children };
}
