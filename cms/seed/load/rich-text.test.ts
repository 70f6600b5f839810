import { describe, expect, it } from 'vitest';
import { toRichText } from './rich-text';

const text = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks });

describe('toRichText', () => {
  it('joins the lines of a paragraph and separates paragraphs', () => {
    expect(toRichText('een\ntwee\n\n drie ')).toEqual([
      { type: 'paragraph', children: [text('een twee')] },
      { type: 'paragraph', children: [text('drie')] },
    ]);
  });

  it('knows headings of the second and third level, also with text right under them', () => {
    expect(toRichText('## Kop\n### Onder\ntekst')).toEqual([
      { type: 'heading', level: 2, children: [text('Kop')] },
      { type: 'heading', level: 3, children: [text('Onder')] },
      { type: 'paragraph', children: [text('tekst')] },
    ]);
  });

  it('makes ordered and unordered lists and quotes', () => {
    expect(toRichText('- a\n- b\n1. c\n2. d\n> e\n> f')).toEqual([
      {
        type: 'list',
        format: 'unordered',
        children: [
          { type: 'list-item', children: [text('a')] },
          { type: 'list-item', children: [text('b')] },
        ],
      },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [text('c')] },
          { type: 'list-item', children: [text('d')] },
        ],
      },
      { type: 'quote', children: [text('e f')] },
    ]);
  });

  it('makes bold, italic and links, with text around a link', () => {
    expect(toRichText('**vet** en *schuin*: [een **link**](/programma)')).toEqual([
      {
        type: 'paragraph',
        children: [
          text('vet', { bold: true }),
          text(' en '),
          text('schuin', { italic: true }),
          text(': '),
          { type: 'link', url: '/programma', children: [text('een '), text('link', { bold: true })] },
          text(''),
        ],
      },
    ]);
  });

  it('does not change what is not in the subset', () => {
    expect(toRichText('2 * 3 * 4 <b>x</b> #niet')).toEqual([
      { type: 'paragraph', children: [text('2 * 3 * 4 <b>x</b> #niet')] },
    ]);
    expect(toRichText('')).toEqual([]);
  });
});
