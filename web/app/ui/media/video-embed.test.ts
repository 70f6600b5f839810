import { expect, test } from 'vitest';
import { embedFor } from './video-embed';

test.each([
  [
    'https://www.youtube.com/watch?v=abcDEF12345',
    'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1',
  ],
  ['https://youtu.be/abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1&autoplay=1'],
])('the video at %s plays at %s', (pageUrl, playerUrl) => {
  expect(embedFor(pageUrl)?.playerUrl).toBe(playerUrl);
});

test.each([
  'http://www.youtube.com/watch?v=abcDEF12345',
  'https://www.youtube.com/watch?v=../../evil',
  'https://youtube.com.evil.example/watch?v=abcDEF12345',
  'https://vimeo.com/about',
  'https://example.org/film',
  'javascript:alert(1)',
  'no url',
])('%s has no player', (pageUrl) => {
  expect(embedFor(pageUrl)).toBeNull();
});
