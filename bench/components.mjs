/** Writes the templates of bench/list-page.mjs as components of the peers' frameworks, as somebody would by hand. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isVoid } from './html-tree.mjs';

/** How each framework writes what differs: attributes, texts, what is shown sometimes, lists, and other components. */
const react = {
  ending: 'jsx',
  attribute: (name, value) => {
    const own = reactNames[name] ?? name;
    if (value.bind !== undefined) return `${own}={${value.bind}}`;
    return value === '' && truths.has(name) ? own : `${own}=${quoted(value)}`;
  },
  text: (text) => `{${JSON.stringify(text)}}`,
  value: (bind) => `{${bind}}`,
  when: (test, node) => `{${test} ? ${write(node, react)} : null}`,
  each: ({ each, as, key, node }) => `{${each}.map((${as}) => ${write(node, react, { key })})}`,
  key: (key) => `key={${key}}`,
  component: (name, props, key) =>
    `<${[name, key, ...props.map((prop) => `${prop}={${prop}}`)].filter(Boolean).join(' ')} />`,
  file: (
    name,
    { props, markup, uses },
  ) => `${uses.map((other) => `import { ${other} } from './${other}';\n`).join('')}
export function ${name}(${props.length > 0 ? `{ ${props.join(', ')} }` : ''}) {
  return <>${markup}</>;
}
`,
};

const vue = {
  ending: 'vue',
  attribute: (name, value) =>
    value.bind === undefined ? `${htmlName(name)}=${quoted(value)}` : `:${htmlName(name)}="${value.bind}"`,
  text: escaped,
  value: (bind) => `{{ ${bind} }}`,
  when: (test, node) => write(node, vue, { directive: `v-if="${test}"` }),
  each: ({ each, as, key, node }) => write(node, vue, { directive: `v-for="${as} in ${each}"`, key }),
  key: (key) => `:key="${key}"`,
  component: (name, props, key, directive) =>
    `<${[name, directive, key, ...props.map((prop) => `:${prop}="${prop}"`)].filter(Boolean).join(' ')} />`,
  file: (name, { props, markup, uses }) => `<script setup>
${uses.map((other) => `import ${other} from './${other}.vue';\n`).join('')}${props.length > 0 ? `defineProps(${JSON.stringify(props)});\n` : ''}</script>

<template>${markup}</template>
`,
};

/** Filters are what visitors work with: an island of React, woken by the browser. The rest is Astro's own. */
const islands = new Set(['Filters', 'Choice']);
const astro = {
  ending: 'astro',
  attribute: (name, value) =>
    value.bind === undefined ? `${htmlName(name)}=${quoted(value)}` : `${htmlName(name)}={${value.bind}}`,
  text: (text) => escaped(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
  value: (bind) => `{${bind}}`,
  when: (test, node) => `{${test} ? ${write(node, astro)} : null}`,
  each: ({ each, as, node }) => `{${each}.map((${as}) => ${write(node, astro)})}`,
  key: () => undefined,
  component: (name, props) =>
    `<${[name, ...(islands.has(name) ? ['client:load'] : []), ...props.map((prop) => `${prop}={${prop}}`)].join(' ')} />`,
  file: (name, { props, markup, uses }) => `---
${uses.map((other) => (islands.has(other) ? `import { ${other} } from './${other}.jsx';\n` : `import ${other} from './${other}.astro';\n`)).join('')}${props.length > 0 ? `const { ${props.join(', ')} } = Astro.props;\n` : ''}---
${markup}
`,
};

const languages = {
  next: () => react,
  nuxt: () => vue,
  astro: (name) => (islands.has(name) ? react : astro),
};

const truths = new Set(['open', 'selected']);
const reactNames = {
  ...{ class: 'className', for: 'htmlFor', tabindex: 'tabIndex', 'stroke-width': 'strokeWidth' },
  ...{ 'stroke-linecap': 'strokeLinecap', 'stroke-linejoin': 'strokeLinejoin' },
};
const htmlName = (name) => (name === 'viewBox' ? name : name.toLowerCase());

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function quoted(text) {
  return `"${escaped(text).replaceAll('"', '&quot;')}"`;
}

/** Writes one node in a language; `key` and `directive` belong to the list or the condition around it. */
function write(node, language, { key, directive } = {}) {
  if (typeof node === 'string') return language.text(node);
  if (node.bind !== undefined) return language.value(node.bind);
  if (node.when !== undefined) return language.when(node.when, node.node);
  if (node.each !== undefined) return language.each(node);
  const ownKey = key && language.key(key);
  if (node.component !== undefined) return language.component(node.component, node.props, ownKey, directive);
  const attributes = node.attributes.map(([name, value]) => language.attribute(name, value));
  const start = [node.tag, directive, ownKey, ...attributes].filter(Boolean).join(' ');
  if (isVoid(node.tag)) return `<${start} />`;
  // As in our own icons.
  if (node.tag === 'svg' && language === react)
    return `<${start} dangerouslySetInnerHTML={{ __html: ${JSON.stringify(contentOf(node, astro))} }} />`;
  return `<${start}>${contentOf(node, language)}</${node.tag}>`;
}

function contentOf(node, language) {
  return node.children.map((child) => write(child, language)).join('');
}

/** Which components a template has in it. */
function usesOf(node) {
  if (typeof node === 'string') return [];
  if (node.component !== undefined) return [node.component];
  if (node.node !== undefined) return usesOf(node.node);
  return (node.children ?? []).flatMap(usesOf);
}

/**
 * Writes all components for a peer.
 * @param {'next' | 'nuxt' | 'astro'} peer
 * @param {string} folder what is in it goes
 */
export async function writeComponents(peer, folder, components) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, { props, nodes }] of Object.entries(components)) {
    const language = languages[peer](name);
    const markup = nodes.map((node) => write(node, language)).join('');
    const uses = [...new Set(nodes.flatMap(usesOf))];
    await writeFile(join(folder, `${name}.${language.ending}`), language.file(name, { props, markup, uses }));
  }
}
