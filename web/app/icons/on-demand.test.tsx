import { _api } from '@iconify/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OnDemandIcon } from './on-demand';

test('our own server is tried first, with the limits of docs/behaviour.md', () => {
  vi.stubGlobal('window', { location: { origin: 'https://beurs.example' } });
  const hosts = ['https://iconen.example'];
  renderToStaticMarkup(<OnDemandIcon name="lucide:rocket" hosts={hosts} />);
  vi.unstubAllGlobals();
  expect(_api.getAPIConfig('')).toMatchObject({
    resources: ['https://beurs.example/api/_icons', ...hosts],
    timeout: 5000,
    rotate: 750,
    maxURL: 500,
  });
});
