import { paletteOf } from 'beursvloer-domain/brand';
import { describe, expect, it } from 'vitest';
import { render } from './layout';

const sender = {
  name: 'Fabriek & Thuis',
  edition: '2027',
  url: 'https://beurs.example',
  email: 'info@beurs.example',
  colours: paletteOf('#ffd500').light,
};
const email = {
  subject: 'Nieuws <b>',
  greeting: 'Dag <script>alert(1)</script>,',
  paragraphs: ['Een & twee.'],
  button: { label: 'Open "het"', url: 'https://beurs.example/x?a=1&b=2' },
  notes: ['Klein.'],
};

describe('a mail', () => {
  it('shows what people wrote as text', () => {
    const { html } = render(email, sender);
    expect(html).not.toContain('<script');
    expect(html).toContain('Dag &lt;script&gt;alert(1)&lt;/script&gt;,');
    expect(html).toContain('href="https://beurs.example/x?a=1&amp;b=2"');
    expect(html).toContain('Fabriek &amp; Thuis');
  });

  it('says the same in plain text', () => {
    expect(render(email, sender).text).toBe(
      [
        'Dag <script>alert(1)</script>,',
        'Een & twee.',
        'Open "het":\nhttps://beurs.example/x?a=1&b=2',
        'Klein.',
        'Met vriendelijke groet,\nFabriek & Thuis\nhttps://beurs.example',
        'Vragen? Mail naar info@beurs.example.',
      ].join('\n\n') + '\n',
    );
  });

  it('has the colours of the fair, with text that can be read on them', () => {
    const { html } = render(email, sender);
    expect(html).toContain(`background:#ffd500;padding:20px 32px`);
    expect(html).toMatch(/background:#ffd500;border:2px solid #[0-9a-f]{6}/);
    expect(html).not.toContain('#f68220');
  });

  it('loads nothing from anywhere', () => {
    expect(render(email, sender).html).not.toMatch(/<img|src=|url\(|@import|<link/);
  });
});
