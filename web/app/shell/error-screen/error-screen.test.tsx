import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorScreen, errorTitle } from './error-screen';
import { MessagesProvider } from '../../messages/messages';
import { errorResponse } from '../../errors/error-response.fixture';

const missing = errorResponse(404, 'Not Found', { message: 'Page Not Found: /weg?a=1' });
const down = errorResponse(503, 'Service Unavailable', null);

function screenAt(url: string, error: unknown, locale = 'nl'): string {
  const Component = () => (
    <MessagesProvider locale={locale}>
      <ErrorScreen error={error} />
    </MessagesProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component }]);
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

test.each([
  ['nl', '‘Hout &amp; leem’ gaat niet door. Het stond gepland op dinsdag 9 februari 2027.'],
  ['en', '‘Hout &amp; leem’ has been cancelled. It was planned for Tuesday 9 February 2027.'],
])('of a session that was called off it names title and day, and leads to that day: %s', (locale, text) => {
  const withdrawn = { title: 'Hout & leem', day: '2027-02-09' };
  const error = errorResponse(404, '', { message: 'Page Not Found', likely: [], withdrawn });
  const html = screenAt('/programma/2999', error, locale);
  expect(html).toContain(text);
  expect(html).toContain('href="/programma?dag=2027-02-09"');
  expect(html).not.toMatch(/Misschien is het vervallen|may have been cancelled/);
});

test('of a session that was not called off it says no more than that it may be gone', () => {
  const error = errorResponse(404, '', { message: 'Page Not Found', likely: [], withdrawn: null });
  expect(screenAt('/programma/2999', error)).toContain('Misschien is het vervallen.');
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
