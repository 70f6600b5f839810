import { expect, test } from 'vitest';
import { readMessage } from './read-message';

const origin = 'https://beurs.example';
const read = (notification: unknown) =>
  readMessage(JSON.stringify({ web_push: 8030, notification }), origin, 'nl');

test('a message is shown as it says, and leads to the page that it names', () => {
  expect(
    read({
      title: 'Verplaatst',
      body: 'Nu om 12.00 uur',
      navigate: `${origin}/programma/12?a=1#b`,
      lang: 'nl',
      tag: 'session-12',
      silent: false,
      icon: `${origin}/app-icon-512.png`,
      data: { receipt: 'r1' },
    }),
  ).toEqual({
    title: 'Verplaatst',
    receipt: 'r1',
    options: {
      body: 'Nu om 12.00 uur',
      lang: 'nl',
      tag: 'session-12',
      silent: false,
      icon: '/app-icon-512.png',
      badge: '/app-icon-192.png',
      data: { navigate: '/programma/12?a=1#b', receipt: 'r1' },
    },
  });
});

test.each([
  'https://elders.example/programma',
  'https://beurs.example.elders.example/',
  'javascript:alert(1)',
  '//elders.example',
  'data:text/html,x',
  42,
  null,
])('a message that leads to %s leads to the home page', (navigate) => {
  const { options } = read({ title: 'Nieuws', navigate, icon: navigate });
  expect(options.data.navigate).toBe('/');
  expect(options.icon).toBe('/app-icon-192.png');
});

test.each([
  '',
  'geen json',
  '[]',
  'null',
  '{"notification":7}',
  '{"notification":{"title":" "}}',
  '{"web_push":1}',
])('a push of %j shows something all the same', (text) => {
  const { title, options } = readMessage(text, origin, 'nl');
  expect(title).toBe('Nieuw bericht van de beurs');
  expect(options.body).not.toBe('');
  expect(readMessage(text, origin, 'en').title).toBe('New message from the fair');
});
