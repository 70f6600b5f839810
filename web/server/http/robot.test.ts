import { expect, test } from 'vitest';
import { isRobot } from './robot';

const chrome = (name: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${name}/140.0.0.0 Safari/537.36`;

test('crawlers are robots, browsers are not, drawn on a screen or not', () => {
  expect(isRobot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isRobot('curl/8.5.0')).toBe(true);
  expect(isRobot(chrome('Chrome'))).toBe(false);
  expect(isRobot(chrome('HeadlessChrome'))).toBe(false);
  expect(isRobot(undefined)).toBe(false);
});
