import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

const html = { 'Content-Type': 'text/html; charset=utf-8' };
/** Content that tries to say something else of itself. */
const backend: RequestListener = (req, res) => {
  const type = req.url?.endsWith('.pdf') ? 'application/pdf' : 'application/json';
  const bad = {
    'X-Frame-Options': 'ALLOWALL',
    'Content-Security-Policy': 'script-src *',
    'X-Powered-By': 'x',
  };
  res.writeHead(200, { 'Content-Type': type, ...bad, 'Strict-Transport-Security': 'max-age=0' }).end('{}');
};

/** Every kind of answer: how it is asked for, and its status. */
const responses: [what: string, path: string, status: number, method?: string][] = [
  ['a page', '/', 200],
  ['the data of a page', '/x.data', 200],
  ['a page that throws', '/stuk', 500],
  ['a page that is not there', '/weg', 404],
  ['a redirect', '/elders', 301],
  ['a call', '/api/users/me', 200],
  ['a call that is not there', '/api/x', 404],
  ['a call that another page makes', '/api/auth/local', 403, 'POST'],
  ['a file of the library', '/uploads/a.pdf', 200],
  ['a file that is not there', '/assets/x.js', 404],
  ['a picture that is none', '/beeld/320/x', 404],
  ['what the builds say', '/builds/latest.json', 404],
  ['an icon', '/api/_icons/lucide.json?icons=ticket', 200],
  ['a wrong URL', '/%', 400],
  ['a method that is wrong', '/', 405, 'DELETE'],
  ['a form from elsewhere', '/', 403, 'POST'],
  ['a report', '/meldingen/csp', 405],
];

describe.each(['http', 'https'])('on %s', (protocol) => {
  test.each(responses)(
    'the response for %s protects the visitor',
    async (_what, path, status, method = 'GET') => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const siteUrl = new URL(`${protocol}://fair.example`);
      const render = (request: Request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/stuk') return Promise.reject(new Error('x'));
        if (pathname === '/elders')
          return Promise.resolve(new Response(null, { status: 301, headers: { Location: '/' } }));
        if (pathname.endsWith('.data')) return Promise.resolve(Response.json({}));
        return Promise.resolve(new Response('x', { status: pathname === '/weg' ? 404 : 200, headers: html }));
      };
      site = await startSite(backend, render, new Map(), { siteUrl });
      const received = await site.ask(path, { method });
      expect(received.status).toBe(status);
      const { headers } = received;
      const policy = headers['content-security-policy'];
      // Only a page may load or run anything.
      const isPage = (path === '/' && status === 200) || path === '/weg';
      expect(policy).toMatch(isPage ? /^default-src 'self'; / : /^default-src 'none'; /);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('*');
      expect(String(policy).includes('script-src')).toBe(isPage);
      expect(String(policy).includes('upgrade-insecure-requests')).toBe(isPage && protocol === 'https');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'reporting-endpoints': 'csp="/meldingen/csp"',
      });
      expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/);
      expect(headers['cross-origin-resource-policy']).toBe(
        path.startsWith('/uploads') ? 'same-site' : 'same-origin',
      );
      expect(headers['strict-transport-security']).toBe(
        protocol === 'https' ? 'max-age=63072000' : undefined,
      );
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );
});
