import { PDF } from '@libpdf/core';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { badgeCode } from '../../fair/badge-code';
import { badgePdf, badgeQr, type Badge } from './pdf';

const badge: Badge = {
  language: 'nl',
  fair: { name: 'Fabriek & Thuis', edition: 'Vakbeurs 2027', venue: 'Hal 1, Utrecht', url: 'beurs.example' },
  colours: { brand: '#f68220', onBrand: '#1a120a' },
  days: ['di 9 feb 2027', 'wo 10 feb 2027'],
  name: 'Zoë Łukasz',
  organisation: 'Woningcorporatie De Lindenhof',
  role: 'Projectleider',
  code: badgeCode('0123456789ABCDEF', 'een-geheim-van-zestien-tekens'),
};

async function textOf(pdf: Buffer): Promise<{ pages: number; text: string }> {
  const pages = (await PDF.load(pdf)).getPages();
  const lines = pages.flatMap((page) => page.extractText().lines.map(({ text }) => text));
  return { pages: pages.length, text: lines.join('\n') };
}

describe('a badge', () => {
  it('is one page that says who comes, for whom, when and where', async () => {
    const { pages, text } = await textOf(badgePdf(badge));
    expect(pages).toBe(1);
    for (const said of [
      badge.name,
      badge.organisation.slice(0, 15),
      badge.role,
      ...badge.days,
      badge.code,
      'Hal 1, Utrecht',
    ])
      expect(text).toContain(said);
    expect(text).toContain('Uw toegangsbewijs');
    expect((await textOf(badgePdf({ ...badge, language: 'en' }))).text).toContain('Your ticket');
  });

  it('has a QR code that a reader reads', async () => {
    const size = 400;
    const { data } = await sharp(Buffer.from(badgeQr(badge.code)))
      .resize(size, size)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQr({ width: size, height: size, data })).toBe(badge.code);
  });

  it('stays one page however long the texts are, and takes no text for a command', async () => {
    const long = 'Verduurzamingsopgavencoördinatiecentrum '.repeat(20);
    const code = '#panic("x") $x$ \\ *vet* // <b>';
    const { pages, text } = await textOf(badgePdf({ ...badge, name: code, organisation: long, role: long }));
    expect(pages).toBe(1);
    expect(text).toContain('#panic("x")');
    expect((await textOf(badgePdf({ ...badge, name: long, organisation: '', role: '' }))).pages).toBe(1);
  });

  it.each([
    ...['Łukasz Şahin', 'Nguyễn Thị', 'Ελένη', 'Олександр Їжак', 'Արամ', 'ნინო', 'דוד כהן', 'صلاح الدين'],
    ...[
      'अमित शर्मा',
      'তানভীর',
      'ਹਰਪ੍ਰੀਤ',
      'પટેલ',
      'தமிழ்',
      'తెలుగు',
      'ಕನ್ನಡ',
      'മലയാളം',
      'සිංහල',
      'สมชาย',
      'ລາວ',
      'မြန်မာ',
      'ខ្មែរ',
    ],
    ...['አበበ', '王小明', '龍𠮷', 'さくら ヤマダ', '김철수', 'Jan 🇳🇱', 'Jan 😀'],
  ])('has the name %s in letters of the fonts that come with it', async (name) => {
    expect((await textOf(badgePdf({ ...badge, name }))).text).not.toContain('?');
  });

  it('shows a character that only a font of the machine may have as a question mark', async () => {
    // Mathematical letters are in DejaVu, which most Linux machines have.
    expect((await textOf(badgePdf({ ...badge, name: 'Jan \u{1d538}' }))).text).toContain('Jan ?');
  });

  it('is the same file for the same visitor', () => {
    expect(badgePdf(badge).equals(badgePdf({ ...badge }))).toBe(true);
  });
});
