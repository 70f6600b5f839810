import { describe, expect, it } from 'vitest';
import { filledCells } from './workbook';

const sheet = (rows: string) =>
  `<worksheet><cols><col min="1"/></cols><sheetData>${rows}</sheetData></worksheet>`;
const filled = (rows: string) => filledCells(Buffer.from(sheet(rows))).toString();
const title = '<row r="1"><c r="A1" t="inlineStr"><is><t>Titel</t></is></c></row>';

describe('a sheet', () => {
  it.each([
    ['a cell that is only formatted', '<row r="1048576" s="3"><c r="A1048576" s="3"/></row>'],
    ['cells to the last column', '<row r="2"><c r="A2" s="1"></c><c r="XFD2" s="1" t="n"/></row>'],
    ['a shared text that is none', '<row r="2"><c r="A2" s="1" t="s"/></row>'],
    ['a formula that gives nothing', '<row r="2"><c r="A2" t="str"><f>IF(1,"","")</f><v></v></c></row>'],
    [
      'an empty value',
      '<row r="2"><c r="A2"><v/></c><c r="B2" t="inlineStr"><is><t xml:space="preserve"> </t></is></c></row>',
    ],
    ['rows without numbers', '<row/><row s="1" customFormat="1"></row>\n<row r="9">\n</row>'],
    ['many of those', '<row r="7"><c r="A7" s="1"/></row>'.repeat(200_000)],
  ])('is without %s', (_what, rows) => {
    expect(filled(title + rows).replaceAll('\n', '')).toBe(sheet(title));
  });

  it.each([
    '<row r="2"><c r="A2"><v>0</v></c></row>',
    '<row r="2"><c r="A2" t="s"><v>12</v></c></row>',
    '<row r="2"><c r="A2" t="inlineStr"><is><r><t> </t></r><r><t>x</t></r></is></c></row>',
    '<row r="2"><c r="A2"><v><![CDATA[1]]></v></c></row>',
    '<x:row r="2"><x:c r="A2"><x:v>1</x:v></x:c></x:row>',
  ])('has %s still', (rows) => {
    expect(filled(title + rows)).toBe(sheet(title + rows));
  });

  it('keeps the cells behind and before an empty one, and its own numbers', () => {
    expect(filled('<row r="3"><c r="A3" s="1"/><c r="B3"><v>1</v></c><c r="C3"/></row><row r="4"/>')).toBe(
      sheet('<row r="3"><c r="B3"><v>1</v></c></row>'),
    );
  });

  it.each([
    ['<row r="9"><c r="XFD9"><v>1</v></c></row>', 'cel XFD9'],
    ['<row r="2001"><c r="A2001"><v>1</v></c></row>', 'rij 2001'],
    ['<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(2001), '2001 rijen gevuld'],
  ])('with more than a programme has is rejected, and the message says where', (rows, message) => {
    expect(() => filled(rows)).toThrow(message);
  });

  it('is a file of its own: others stay as they are', () => {
    const part = Buffer.from('<styleSheet><c r="XFD1"/></styleSheet>');
    expect(filledCells(part)).toBe(part);
  });
});
