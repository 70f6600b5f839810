import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import {
  barePolicy,
  contentPolicy,
  filePolicy,
  framersIn,
  policyOfStyled,
  sourceOf,
  type PolicyParts,
} from './content-policy';

const directive = (name: string, parts: Partial<PolicyParts> = {}) =>
  contentPolicy({ scripts: ["'nonce-abc'"], ...parts })
    .split('; ')
    .find((part) => part === name || part.startsWith(`${name} `));

test('nothing is allowed that is not named', () => {
  expect(directive('default-src')).toBe("default-src 'self'");
  // The kinds that fall back to default-src, but for those that fall back to one of these first (CSP 3, 6.8.3).
  const kinds = [
    'connect',
    'font',
    'frame',
    'img',
    'manifest',
    'media',
    'object',
    'script',
    'style',
    'worker',
  ];
  for (const kind of kinds) expect(directive(`${kind}-src`)).toBeDefined();
  expect(directive('object-src')).toBe("object-src 'none'");
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'");
  expect(directive('connect-src')).toBe("connect-src 'self'");
  expect(directive('base-uri')).toBe("base-uri 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive('upgrade-insecure-requests')).toBeUndefined();
  expect(contentPolicy({ scripts: [] })).not.toMatch(
    /unsafe|https?:\/\/(?!www\.youtube|player\.vimeo)|\*|data:/,
  );
});

test('what is configured is added, and nothing else', () => {
  expect(directive('script-src', { scripts: ["'sha256-a='", "'sha256-b='"] })).toBe(
    "script-src 'self' 'sha256-a=' 'sha256-b='",
  );
  expect(directive('connect-src', { connect: ['https://icons.example'] })).toBe(
    "connect-src 'self' https://icons.example",
  );
  expect(directive('frame-ancestors', { frameAncestors: ['https://admin.example'] })).toBe(
    'frame-ancestors https://admin.example',
  );
  expect(directive('upgrade-insecure-requests', { secure: true })).toBe('upgrade-insecure-requests');
});

test('Vite may do during development what it needs, and there only', () => {
  const development = true;
  expect(directive('script-src', { development })).toBe("script-src 'self' 'unsafe-inline'");
  expect(directive('style-src', { development })).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive('connect-src', { development })).toBe("connect-src 'self' ws:");
  expect(directive('require-trusted-types-for', { development })).toBeUndefined();
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test('the styles that react-zoom-pan-pinch puts into a page are those that are allowed', () => {
  const entry = createRequire(import.meta.url).resolve('react-zoom-pan-pinch');
  const literal = /var css_248z = (".*");/.exec(readFileSync(entry, 'utf8'))?.[1] ?? '""';
  const styles: unknown = JSON.parse(literal);
  expect(directive('style-src')?.split(' ')).toEqual([
    'style-src',
    "'self'",
    sourceOf(''),
    sourceOf(String(styles)),
  ]);
});

test('a response that is no page loads nothing and is framed by nobody', () => {
  expect(barePolicy).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  expect(policyOfStyled('p { color: red }')).toContain(`style-src ${sourceOf('p { color: red }')}`);
  expect(filePolicy).toMatch(/; sandbox$/);
  expect(filePolicy).not.toContain('script-src');
});

test('a hash is that of what a browser reads', () => {
  expect(sourceOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(sourceOf('a\r\nb\rc')).toBe(sourceOf('a\nb\nc'));
});

test.each([
  [null, []],
  ["default-src 'none'", []],
  ['frame-ancestors https://a.example http://b.example:1337', ['https://a.example', 'http://b.example:1337']],
  ["base-uri 'self'; frame-ancestors https://a.example; x", ['https://a.example']],
])('%j lets itself be framed by %j', (policy, framers) => {
  expect(framersIn(policy)).toEqual(framers);
});
