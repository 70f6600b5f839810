import { Writable } from 'node:stream';
import { createElement, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sourceOf } from '../http/content-policy';
import { replaceNoncesByHashes } from './script-hashes';

const nonce = 'r4nd0m+/AAAAAAAAAAAAAA==';
const replaceNonces = (html: string) => replaceNoncesByHashes(html, nonce);

test('inline scripts get a hash, in their order and once, and the nonce is gone', () => {
  const html =
    `<head><script nonce="${nonce}">a()</script></head>` +
    `<body><script nonce="${nonce}" type="module" async="">import 'b'</script>` +
    `<script nonce="${nonce}">a()</script><script type="text/javascript" nonce="${nonce}">c('<b>')</script>`;
  expect(replaceNonces(html)).toEqual({
    html:
      '<head><script>a()</script></head>' +
      `<body><script type="module" async="">import 'b'</script>` +
      `<script>a()</script><script type="text/javascript">c('<b>')</script>`,
    scriptSources: ['a()', "import 'b'", "c('<b>')"].map(sourceOf),
  });
});

test.each([
  ['a script from a file', `<script nonce="${nonce}" src="/assets/a.js"></script>`],
  ['linked data', `<script type="application/ld+json" nonce="${nonce}">{}</script>`],
  ['a preload', `<link rel="modulepreload" href="/assets/a.js" nonce="${nonce}"/><b>x</b>`],
  ['a tag that does not end', `<script nonce="${nonce}"`],
  ['a script that does not end', `<script nonce="${nonce}">a()`],
])('no hash is made of %s', (_what, html) => {
  expect(replaceNonces(html)).toEqual({ html: html.replace(` nonce="${nonce}"`, ''), scriptSources: [] });
});

test('a script without the nonce stays forbidden', () => {
  const html = `<script>bad()</script><script nonce="other">bad()</script><p title="nonce">x</p>`;
  expect(replaceNonces(html)).toEqual({ html, scriptSources: [] });
});

test('a page of React, its own scripts included, keeps every one of them allowed', async () => {
  const later = new Promise<string>((resolve) => setTimeout(() => resolve('later'), 400));
  const Later = () => use(later);
  const page = createElement(
    'html',
    null,
    createElement('script', { nonce, dangerouslySetInnerHTML: { __html: 'first()' } }),
    createElement('body', null, createElement(Suspense, { fallback: 'wait' }, createElement(Later))),
  );
  let html = '';
  await new Promise<void>((resolve, reject) => {
    const to = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        done();
        resolve();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: 'boot()',
      onShellReady: () => pipe(to),
      onError: reject,
    });
  });
  const hashed = replaceNonces(html);
  expect(hashed.html).not.toContain('nonce');
  const scripts = [...hashed.html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  // Ours, what starts the page, and React's own that puts the later part in its place.
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  expect(hashed.scriptSources).toEqual([...new Set(scripts.map(sourceOf))]);
});

test('a large page takes no time that anybody notices', () => {
  const script = `<script nonce="${nonce}">${'x'.repeat(50_000)}</script>`;
  const html = `${'<p>tekst</p>'.repeat(20_000)}${script.repeat(4)}`;
  const before = performance.now();
  for (let i = 0; i < 20; i += 1) replaceNonces(html);
  expect((performance.now() - before) / 20).toBeLessThan(50);
});
