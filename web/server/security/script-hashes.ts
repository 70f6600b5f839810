import { sourceOf } from '../http/content-policy';

export interface HashedPage {
  html: string;
  /** `'sha256-…'` of each inline script, in the order of the page, each once. */
  scriptSources: string[];
}

/** Types of script elements that run; any other holds data, which no policy looks at. */
const running = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

/**
 * Turns a page that was rendered with a nonce into one that can be cached. Only scripts that carry the nonce get a hash: they
 * are ours, and a script that got into the page some other way stays as forbidden as it was.
 * @param nonce the one the page was rendered with
 */
export function replaceNoncesByHashes(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  let output = '';
  let from = 0;
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, from)) {
    const opened = html.lastIndexOf('<', at);
    const after = at + attribute.length;
    const closed = html.indexOf('>', after);
    output += html.slice(from, at);
    from = after;
    if (closed === -1 || !isScript(html, opened)) continue;
    const tag = html.slice(opened, closed);
    if (/\ssrc=/.test(tag) || !running.test(/\stype="([^"]*)"/.exec(tag)?.[1] ?? '')) continue;
    const ended = html.indexOf('</script', closed);
    if (ended !== -1) sources.add(sourceOf(html.slice(closed + 1, ended)));
  }
  return { html: output + html.slice(from), scriptSources: [...sources] };
}

function isScript(html: string, opened: number): boolean {
  return /^<script\s$/.test(html.slice(opened, opened + '<script '.length));
}
