import { withoutEntities } from './entities.js';

const inline =
  'a abbr acronym b bdi bdo big blink cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var';
const blocks =
  'address article aside blockquote body center details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header html main nav ol p pre section summary table ul';
const lines = 'dd dt li tr';
const others =
  'br button caption col colgroup hr iframe img input noscript svg tbody td tfoot th thead title wbr';
const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const [blockNames, lineNames] = [setOf(blocks), setOf(lines)];
const known = setOf([inline, blocks, lines, others].join(' '));
const openEnded = setOf(`${lines} br hr img input p tbody td tfoot th thead wbr`);

const comment = /<!--(?:(?!<!--)[^])*?-->/g;
const unshown = /<(script|style|template|head)\b(?:(?!<\1\b)[^])*?<\/\1\s*>/gi;
/** A tag of HTML, or of Word's own (`<o:p>`). Not across another `<`: a file of only those would take hours. */
const tag = /<(\/?)([a-z][a-z0-9]*(?::[a-z0-9]+)?)((?:\s(?:"[^"<]*"|'[^'<]*'|[^<>"'])*)?)\/?>/gi;

/**
 * HTML as plain text: paragraphs divided by empty lines, lines of lists and tables each on a line, links with their address
 * behind them. What looks like a tag and is none stays: `x < 3`, `Zaal <2>`, and `<b>` where nothing closes it.
 */
export function plainText(value: string): string {
  if (!value.includes('<')) {
    const decoded = value.includes('&') ? withoutEntities(value) : value;
    // Escaped twice, once by the form it was typed into and once by the export.
    return /^\s*<(?:p|div|ul|ol|h[1-6])[\s>]/i.test(decoded) ? plainText(decoded) : decoded;
  }
  const text = value.replace(/\r\n?/g, '\n').replace(comment, '').replace(unshown, '');
  const tags = [...text.matchAll(tag)].map(([, slash, name = '']) => ({
    isEnd: slash === '/',
    name: name.toLowerCase(),
  }));
  const ended = new Set(tags.flatMap(({ isEnd, name }) => (isEnd ? [name] : [])));
  const isTag = (name: string) =>
    name.includes(':') || (known.has(name) && (openEnded.has(name) || ended.has(name)));
  if (!tags.some(({ name }) => isTag(name))) return withoutEntities(text);
  const hasBlocks = tags.some(({ name }) => blockNames.has(name) || lineNames.has(name) || name === 'br');
  // In HTML a line end is a space. An empty line is left: people mix HTML with text of their own.
  const flowing = hasBlocks ? text.replace(/\n+/g, (ends) => (ends.length > 1 ? ends : ' ')) : text;
  let link: Link | null = null;
  let plain = '';
  let at = 0;
  for (const match of flowing.matchAll(tag)) {
    const [whole, slash = '', written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    if (!isTag(name)) continue;
    plain += flowing.slice(at, match.index);
    at = match.index + whole.length;
    if (name !== 'a') plain += breakOf(name, slash === '/');
    else if (slash === '') link = { url: hrefIn(attributes), start: plain.length };
    else {
      plain += link === null ? '' : urlBehind(link, plain);
      link = null;
    }
  }
  plain += flowing.slice(at);
  const trimmed = plain.split('\n').map((line) => line.trim().replace(/[ \t]+/g, ' '));
  return withoutEntities(trimmed.join('\n'));
}

interface Link {
  url: string;
  start: number;
}

function hrefIn(attributes: string): string {
  const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return withoutEntities(double ?? single ?? bare ?? '').trim();
}

function urlBehind({ url, start }: Link, plain: string): string {
  const [, mail, web] = /^(?:mailto:(\S+)|(https?:\/\/\S+))$/i.exec(url) ?? [];
  const shown = mail ?? web;
  if (shown === undefined) return '';
  const key = shown.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '').toLowerCase();
  return plain.slice(start).toLowerCase().includes(key) ? '' : ` (${shown})`;
}

function breakOf(name: string, isEnd: boolean): string {
  if (name === 'br') return '\n';
  if (name === 'hr' || blockNames.has(name)) return '\n\n';
  if (lineNames.has(name)) return isEnd ? '' : '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}
