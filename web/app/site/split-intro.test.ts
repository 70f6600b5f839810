import { expect, test } from 'vitest';
import type { Block } from '../content/types/page/blocks';
import type { RichTextBlock } from '../content/types/fields/rich-text';
import { splitIntro } from './split-intro';

const paragraph: RichTextBlock = { type: 'paragraph', children: [] };
const heading: RichTextBlock = { type: 'heading', level: 2, children: [] };
const text = (...body: RichTextBlock[]): Block => ({ type: 'rich-text', key: 'rich-text-0', body });
const sheet: Block = {
  type: 'call-to-action',
  key: 'call-to-action-1',
  title: 'Bel ons',
  text: null,
  buttons: [],
  tone: 'orange',
};

test('paragraphs that open a page introduce it', () => {
  expect(splitIntro([text(paragraph, paragraph), sheet])).toEqual({
    intro: [paragraph, paragraph],
    rest: [sheet],
  });
});

test('a text with headings, a later text and no text at all stay in their place', () => {
  const withHeading = [text(paragraph, heading), sheet];
  expect(splitIntro(withHeading)).toEqual({ intro: null, rest: withHeading });
  expect(splitIntro([sheet, text(paragraph)])).toEqual({ intro: null, rest: [sheet, text(paragraph)] });
  expect(splitIntro([])).toEqual({ intro: null, rest: [] });
});
