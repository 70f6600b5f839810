import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { notFound, sendErrorPage, unavailable, type ErrorResponse } from './error-responses';

async function pageFor(path: string, errorResponse: ErrorResponse): Promise<string> {
  const server = createServer((req, res) => sendErrorPage(req, res, errorResponse)).listen(0);
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', connection: 'close' };
  const response = await fetch(`http://localhost:${port}${path}`, { headers });
  expect(response.status).toBe(errorResponse.status);
  return response.text();
}

test.each([
  ['/programma', 'nl', 'Even niet bereikbaar', 'Probeer het opnieuw', '/'],
  ['/en/programma?dag=alle', 'en', 'Not available for a moment', 'Try again', '/en'],
  ['/energie', 'nl', 'Even niet bereikbaar', 'Probeer het opnieuw', '/'],
])(
  'at %s, which cannot be had, a visitor reads in %s what happened and how to go on',
  async (path, ...wanted) => {
    const [language, title, retry, home] = wanted;
    const html = await pageFor(path, unavailable);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<a href="">${retry}</a>`);
    expect(html).toContain(`<a href="${home}">`);
  },
);

test('what is not there cannot be tried again', async () => {
  expect(await pageFor('/en/x.js', notFound)).not.toContain('<a href="">');
});
