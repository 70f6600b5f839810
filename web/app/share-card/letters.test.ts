import { expect, it } from 'vitest';
import { drawableText } from './letters';

it.each([
  ['Łódź Çelik Şirketi', 'Łódź Çelik Şirketi'],
  ['Ελληνική & Олександр – Nguyễn © 2027', 'Ελληνική & Олександр – Nguyễn © 2027'],
  ['Bouw 🏗️ en wonen 🇳🇱', 'Bouw en wonen'],
  ['株式会社 Sakura', null],
  ['김철수', null],
  ['👷', null],
])('of %j a card shows %j', (text, shown) => {
  expect(drawableText(text)).toBe(shown);
});
