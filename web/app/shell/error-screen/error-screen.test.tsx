import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorScreen, errorTitle } from './error-screen';
import { errorResponse } from '../../errors/error-response.fixture';

const missing = errorResponse(404, 'Not Found', { message: 'Page Not Found: /weg?a=1' });
const down = errorResponse(503, 'Service Unavailable', null);

function screenAt(url: string, error: unknown): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <ErrorScreen error={error} /> }]);
  return renderToString(<Stub initialEntries={[url]} />);
}

test('an unknown page gets the heading, its message and the way home', () => {
  const html = screenAt('/weg', missing);
  expect(html).toMatch(/<h1[^>]*>Er is iets fout gegaan<\/h1>/);
  expect(html).toContain('Page Not Found: /weg?a=1');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:(?!<\/a>).)*Terug naar home/);
  // A search for the words of the address is the only form: there is nothing to try again.
  expect(html.match(/<form [^>]*action="[^"]*"/g)).toEqual([expect.stringContaining('action="/zoeken"')]);
  expect(html).toContain('value="weg"');
});

test.each([
  ['/programma/2999', 'niet meer in het programma', '/programma'],
  ['/standhouders/9942/weg', 'niet meer op de lijst', '/standhouders'],
])('at %s, which may have been taken off the site, it says so and leads to the others', (url, text, list) => {
  const html = screenAt(url, missing);
  expect(html).toContain(text);
  expect(html).toMatch(new RegExp(`<a [^>]*href="${list}"`));
});

test('pages that the address may be about are named, but not the list that is there anyway', () => {
  const hit = (path: string, name: string) => ({
    kind: 'page',
    hit: { path, name: [name], note: [''], excerpt: null },
  });
  const likely = [hit('/programma', 'Programma'), hit('/mijn-programma', 'Mijn programma')];
  const html = screenAt('/programma/2999', errorResponse(404, '', { message: 'Page Not Found', likely }));
  expect(html.match(/<a [^>]*href="[^"]*programma"/g)).toHaveLength(2);
  expect(html).toMatch(/<nav [^>]*>.*href="\/mijn-programma".*Mijn programma.*<\/nav>/);
});

test('a page whose content cannot be had can be tried again, with its query', () => {
  const html = screenAt('/programma?zaal=&thema=%22%3E%3Cscript%3E', down);
  expect(html).toMatch(/<form [^>]*action="\/programma"/);
  expect(html).toContain('name="zaal" value=""');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
});

test('what a message holds is text', () => {
  const error = errorResponse(404, 'Not Found', { message: 'Page Not Found: /<script>' });
  expect(screenAt('/x', error)).not.toContain('<script>');
});

test('the title of the document says which error it is', () => {
  expect(errorTitle(missing, 'nl')).not.toBe(errorTitle(down, 'nl'));
  expect(errorTitle(missing, 'en')).toBe('Page not found');
  expect(errorTitle(new Error('boom'), 'nl')).toBe(errorTitle(down, 'nl'));
});
