import { expect, test } from 'vitest';
import { messagesFor } from '../messages/messages';
import { manifestOf } from './manifest';

const settings = { name: 'Fabriek & Thuis', edition: '2027', tagline: 'De beurs voor bouwen' };
const manifestIn = (
  locale: 'nl' | 'en',
  tagline: string | null = settings.tagline,
  iconVersion: string | null = null,
) => manifestOf({ settings: { ...settings, tagline }, iconVersion, locale, messages: messagesFor(locale) });

test('the manifest has what a device shows of the fair, in the language of the page', () => {
  expect(manifestIn('nl')).toMatchObject({
    id: '/',
    start_url: '/',
    name: 'Fabriek & Thuis 2027',
    short_name: 'Fabriek & Thuis',
    description: 'De beurs voor bouwen',
    lang: 'nl',
    shortcuts: [
      { name: 'Mijn programma', url: '/mijn-programma' },
      { name: 'Programma', url: '/programma' },
      { name: 'Standhouders', url: '/standhouders' },
      { name: 'Plattegrond', url: '/plattegrond' },
    ],
  });
  expect(manifestIn('en')).toMatchObject({ id: '/en', start_url: '/en', lang: 'en' });
  expect(manifestIn('en').shortcuts.map(({ url }) => url)).toEqual([
    '/en/mijn-programma',
    '/en/programma',
    '/en/standhouders',
    '/en/plattegrond',
  ]);
  expect(manifestIn('nl', null)).not.toHaveProperty('description');
});

test('other icons have other addresses, so that devices fetch them', () => {
  expect(manifestIn('nl').icons[0]?.src).toBe('/app-icon-192.png');
  expect(manifestIn('nl', null, 'abc').icons.map(({ src }) => src)).toEqual([
    '/app-icon-192.png?v=abc',
    '/app-icon-512.png?v=abc',
    '/app-icon-maskable-512.png?v=abc',
  ]);
});
